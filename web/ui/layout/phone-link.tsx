import { Link, type LinkProps, Text } from '@chakra-ui/react';
import { telHref } from '../../lib/tel-href.ts';

interface PhoneLinkProps extends Pick<LinkProps, 'minH'> {
  phone: string;
}

/** A link to call a phone number; plain text if it has no digits. */
export function PhoneLink({ phone, ...props }: PhoneLinkProps) {
  const href = telHref(phone);
  if (href === null) return <Text overflowWrap="anywhere">{phone}</Text>;
  return (
    <Link href={href} minW="0" {...props}>
      {phone}
    </Link>
  );
}
