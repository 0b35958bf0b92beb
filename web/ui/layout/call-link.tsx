import type { LinkProps } from '@chakra-ui/react';
import { useState, type MouseEvent } from 'react';
import { findPhoneHref } from '../../lib/text/phone.ts';
import { PhoneLink } from './phone-link.tsx';

/**
 * Returns the link of a plainly typed number until the code that knows all numbers is loaded. For
 * other texts it has no number, which is better than a wrong one.
 */
const plainHref = (phone: string) =>
  /^([\d\s().-]+|\+[\d\s.-]+)$/.test(phone) ? `tel:${phone.replaceAll(/[^+\d]/g, '')}` : 'tel:';

interface CallLinkProps extends Pick<LinkProps, 'minH'> {
  /** A phone as a person typed it. */
  phone: string;
}

/**
 * A link to call a typed phone. The pointer, the focus or a press loads the code that finds the
 * number to dial. If there is none, the link becomes plain text.
 */
export function CallLink({ phone, ...props }: CallLinkProps) {
  const [href, setHref] = useState<string | null>();
  const isKnown = href !== undefined;
  const find = () => {
    if (isKnown) return;
    findPhoneHref(phone).then(setHref, (error: unknown) =>
      console.warn('The number to call was not found', error),
    );
  };
  const press = async (event: MouseEvent) => {
    if (isKnown) return;
    event.preventDefault();
    const found = await findPhoneHref(phone).catch(() => null);
    setHref(found);
    if (found !== null) location.assign(found);
  };
  return (
    <PhoneLink
      phone={phone}
      href={isKnown ? href : plainHref(phone)}
      onPointerEnter={find}
      onFocus={find}
      onClick={(event) => void press(event)}
      {...props}
    />
  );
}
