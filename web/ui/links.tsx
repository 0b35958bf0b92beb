import { Button, Link, type ButtonProps, type LinkProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface To {
  to: string;
  children: ReactNode;
}

/** A link inside the app. */
export function AppLink({ to, children, ...props }: To & Omit<LinkProps, 'href' | 'asChild'>) {
  return (
    <Link asChild {...props}>
      <RouterLink to={to}>{children}</RouterLink>
    </Link>
  );
}

/** A link inside the app that looks like a button. */
export function ButtonLink({ to, children, ...props }: To & Omit<ButtonProps, 'asChild'>) {
  return (
    <Button asChild {...props}>
      <RouterLink to={to}>{children}</RouterLink>
    </Button>
  );
}

/** A link that a professional has typed: shown only when it is http(s), and never with our trust. */
export function ExternalLink({ href, children, ...props }: LinkProps & { href: string }) {
  if (!/^https?:\/\//i.test(href)) return null;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow ugc" {...props}>
      {children}
    </Link>
  );
}
