import { Badge, Flex, Link, Text } from '@chakra-ui/react';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { mailHref } from '../../../lib/text/mail-href.ts';
import { usePhoneHref } from '../../../lib/text/phone.ts';
import { AssigneeSelect } from './assignee-select.tsx';
import { SendQuote } from '../quotes/send-quote.tsx';
import { StatusSelect } from './status-select.tsx';
import { useAssignees } from './use-assignees.ts';

interface ContactLinkProps {
  href: string;
  icon: ReactNode;
  children: string;
}

/** An email or phone number. On a phone only the icon is visible. */
function ContactLink({ href, icon, children }: ContactLinkProps) {
  return (
    <Link href={href} minH="11" minW={{ base: '11', md: '0' }} justifyContent="center">
      {icon}
      <Text as="span" srOnly={{ base: true, md: false }}>
        {children}
      </Text>
    </Link>
  );
}

/** The status, the assignee and the client's email and phone, above the professional's chat. */
export function RequestControls({ request }: { request: ServiceRequest }) {
  const assignees = useAssignees(request.provider_id);
  const { id, status, client_name, client_email, client_phone } = request;
  const callHref = usePhoneHref(client_phone !== null)(client_phone);
  return (
    <Flex columnGap={{ base: '1', md: '6' }} rowGap="2" wrap="wrap" align="center">
      <StatusSelect
        requestId={id}
        clientName={client_name}
        status={status}
        closed={request.closed === true}
      />
      {client_email !== null && (
        <ContactLink href={mailHref(client_email)} icon={<Mail size="1.125rem" />}>
          {client_email}
        </ContactLink>
      )}
      {client_phone && callHref !== null && (
        <ContactLink href={callHref} icon={<Phone size="1.125rem" />}>
          {client_phone}
        </ContactLink>
      )}
      <SendQuote request={request} />
      {assignees && (
        <Flex gap="3" align="center">
          <Text as="span" aria-hidden="true" color="fg.muted" whiteSpace="nowrap">
            Assigned to
          </Text>
          <AssigneeSelect request={request} assignees={assignees} />
        </Flex>
      )}
      {request.client_email_confirmed === false && <Badge>email not confirmed</Badge>}
    </Flex>
  );
}
