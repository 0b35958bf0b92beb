import { Link, type LinkProps, Text } from '@chakra-ui/react';

interface PhoneLinkProps extends Pick<
  LinkProps,
  'minH' | 'onPointerEnter' | 'onFocus' | 'onClick'
> {
  phone: string;
  /** The `tel:` address; null if the text has no number that can be called. */
  href: string | null;
}

/** A link to call a phone number, or plain text. */
export function PhoneLink({ phone, href, ...props }: PhoneLinkProps) {
  if (href === null) return <Text overflowWrap="anywhere">{phone}</Text>;
  return (
    <Link href={href} minW="0" {...props}>
      {phone}
    </Link>
  );
}
