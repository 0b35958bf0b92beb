import { Link, type LinkProps } from '@chakra-ui/react';

/**
 * A link that a professional entered. Renders only http(s) links, and tells search engines not to
 * follow.
 */
export function ExternalLink({ href, children, ...props }: LinkProps & { href: string }) {
  if (!/^https?:\/\//i.test(href)) return null;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow ugc" {...props}>
      {children}
    </Link>
  );
}
