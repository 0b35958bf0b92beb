import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { HomeSection } from './home-section.tsx';

/** Professionals of the market. `children` are their cards. */
export function Professionals({ children }: { children: ReactNode }) {
  return (
    <HomeSection
      id="professionals"
      title="Professionals you can ask today"
      lead="Open a page to see the work, then send a request."
      isTinted
    >
      {children}
      <AppLink to={paths.search} mt="4" minH="11">
        See all professionals
      </AppLink>
    </HomeSection>
  );
}
