import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from './primitives.tsx';

/** A link back to an overview, above a screen's title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink to={to} variant="ghost" px="3" ms="-3" mb="2">
      <ArrowLeft />
      <span>{children}</span>
    </ButtonLink>
  );
}
