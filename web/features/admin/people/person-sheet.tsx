import { Badge, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import type { PersonSheet as Sheet } from '@doorstep/domain/admin/office-callables';
import { useState } from 'react';
import { isolate } from '@doorstep/domain/text';
import {
  getPerson,
  restoreAccount,
  sendConfirmation,
  suspendAccount,
} from '../../../data/admin/admin.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { CardSkeletons, ErrorState } from '../../../ui/feedback/states.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { PersonFacts, PersonLists } from './person-facts.tsx';
import { useAdminView } from '../shared/use-admin-view.ts';
import { ActionDialog } from '../shared/action-dialog.tsx';
import { DECISION_TEXTS } from '../shared/decision-texts.ts';
import { ADMIN_MESSAGES } from '../shared/messages.ts';
import { NoteDialog } from '../shared/note-dialog.tsx';

/** Returns how a person is called: by name, otherwise by email. */
const nameOf = ({ name, account }: Sheet) => (name === '' ? (account?.email ?? 'A guest') : name);

type PersonActionKind = 'suspend' | 'restore' | 'confirm';

interface PersonActionProps {
  kind: PersonActionKind;
  uid: string;
  name: string;
  email: string;
  onClose: () => void;
  onDone: () => void;
  onStale: () => void;
}

/** Asks before an account is suspended, restored, or mailed the link that confirms its email. */
function PersonAction(props: PersonActionProps) {
  const { kind, uid, name, email, ...dialog } = props;
  if (kind === 'confirm') {
    return (
      <ActionDialog
        title="Resend the confirmation email?"
        label="Send email"
        done={ADMIN_MESSAGES.confirmationSent}
        failed={ADMIN_MESSAGES.confirmationNotSent}
        onConfirm={() => sendConfirmation(uid)}
        {...dialog}
      >
        <Text>{`We'll send a new link to ${email}. This goes in the audit log.`}</Text>
      </ActionDialog>
    );
  }
  if (kind === 'suspend') {
    return (
      <NoteDialog
        title={`Suspend ${isolate(name)}?`}
        explanation={DECISION_TEXTS.suspend.explanation}
        label="Suspend account"
        isHarsh
        done={ADMIN_MESSAGES.suspended}
        onConfirm={(note) => suspendAccount({ uid, note })}
        {...dialog}
      />
    );
  }
  return (
    <NoteDialog
      title={`Restore ${isolate(name)}?`}
      explanation={DECISION_TEXTS.lift.explanation}
      label="Restore account"
      done={ADMIN_MESSAGES.restored}
      onConfirm={(note) => restoreAccount({ uid, note })}
      {...dialog}
    />
  );
}

function Actions({
  person,
  onChoose,
}: {
  person: Sheet;
  onChoose: (kind: PersonActionKind) => void;
}) {
  const { standing, is_admin, account } = person;
  const canConfirm =
    standing === 'open' && account !== null && account.email !== null && !account.is_confirmed;
  return (
    <Flex gap="3" wrap="wrap" align="center">
      {standing === 'open' && !is_admin && (
        <Button variant="outline" onClick={() => onChoose('suspend')}>
          Suspend account…
        </Button>
      )}
      {standing === 'suspended' && (
        <Button variant="outline" onClick={() => onChoose('restore')}>
          Restore account…
        </Button>
      )}
      {canConfirm && (
        <Button variant="outline" onClick={() => onChoose('confirm')}>
          Resend confirmation email…
        </Button>
      )}
      {is_admin && (
        <Text color="fg.muted">Administrators can't be suspended. Remove their role first.</Text>
      )}
    </Flex>
  );
}

function SheetContent({ person, onChanged }: { person: Sheet; onChanged: () => void }) {
  const [action, setAction] = useState<PersonActionKind | null>(null);
  const name = nameOf(person);
  const reload = () => {
    setAction(null);
    onChanged();
  };
  return (
    <Stack gap="5">
      <Panel overflowWrap="anywhere">
        <Flex gap="3" align="center" wrap="wrap" mb="4">
          <Heading as="h2" size="lg" id="person">
            {name}
          </Heading>
          {person.standing === 'suspended' && <Badge colorPalette="red">suspended</Badge>}
          {person.is_admin && <Badge colorPalette="accent">administrator</Badge>}
        </Flex>
        <Stack gap="5">
          <PersonFacts person={person} />
          <Actions person={person} onChoose={setAction} />
        </Stack>
      </Panel>
      <PersonLists person={person} />
      {action && (
        <PersonAction
          kind={action}
          uid={person.uid}
          name={name}
          email={person.account?.email ?? ''}
          onClose={() => setAction(null)}
          onDone={reload}
          onStale={reload}
        />
      )}
    </Stack>
  );
}

/** The sheet of a person: the stored facts, and the actions of administrators. */
export function PersonSheet({ uid }: { uid: string }) {
  const person = useLoad(`person:${uid}`, () => getPerson(uid));
  const { peopleHref } = useAdminView();
  return (
    <section aria-label="Person" tabIndex={-1}>
      <Flex mt="6" mb="4">
        <BackLink to={peopleHref}>People</BackLink>
      </Flex>
      {person.status === 'loading' && <CardSkeletons label="Loading the person..." count={1} />}
      {person.status === 'error' && (
        <ErrorState onRetry={person.reload}>
          {toAppError(person.error).personMessage ?? "We couldn't load the person."}
        </ErrorState>
      )}
      {person.status === 'ready' && <SheetContent person={person.data} onChanged={person.reload} />}
    </section>
  );
}
