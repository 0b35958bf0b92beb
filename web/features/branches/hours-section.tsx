import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { weekLines, type OpeningHours } from '@doorstep/domain/profiles/opening-hours';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useOwnFacts } from '../../data/profiles/own-page-documents.ts';
import { ErrorState, LineSkeletons } from '../../ui/feedback/states.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { HOURS_MESSAGES } from './messages.ts';

function EditableHours({ week }: { week: OpeningHours | null }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {week && (
        <Stack as="ul" gap="1" mb="5" listStyleType="none">
          {weekLines(week.hours).map(({ days, times }) => (
            <li key={days}>{`${days}: ${times}`}</li>
          ))}
          <Text as="li" color="fg.muted">
            {`Time zone: ${week.time_zone.replaceAll('_', ' ')}`}
          </Text>
        </Stack>
      )}
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Pencil />
        <span>{week ? 'Edit hours' : 'Add hours'}</span>
      </Button>
      <EditDialog open={isOpen} onClose={close} title={week ? 'Edit hours' : 'Add hours'}>
        {({ HoursForm }) => <HoursForm week={week} onClose={close} />}
      </EditDialog>
    </>
  );
}

/** Where a professional edits the hours of the page. They are saved at once, without the page. */
export function HoursSection({ uid }: { uid: string }) {
  const own = useOwnFacts(uid);
  return (
    <Panel as="section" aria-labelledby="hours-title">
      <Heading as="h2" size="md" id="hours-title" mb="2">
        Opening hours
      </Heading>
      <Text color="fg.muted" mb="5">
        {HOURS_MESSAGES.about}
      </Text>
      {own.status === 'loading' && <LineSkeletons label="Loading your hours..." />}
      {own.status === 'error' && (
        <ErrorState onRetry={own.retry}>We couldn't load your hours.</ErrorState>
      )}
      {own.status === 'ready' &&
        (own.hasPage ? (
          <EditableHours week={own.facts.opening_hours} />
        ) : (
          <Text>{HOURS_MESSAGES.noPage}</Text>
        ))}
    </Panel>
  );
}
