import { Stack, Text } from '@chakra-ui/react';
import { weekLines, type OpeningHours } from '@doorstep/domain/profiles/opening-hours';
import { Pencil } from 'lucide-react';
import { useOwnFacts } from '../../data/profiles/own-page-documents.ts';
import { LoadedSection } from '../../ui/feedback/loaded-section.tsx';
import { DialogButton } from '../../ui/overlay/lazy-dialog.tsx';
import { BRANCH_MESSAGES, HOURS_MESSAGES } from './messages.ts';

const load = async () => (await import('./hours-dialog.tsx')).HoursDialog;

function EditableHours({ week }: { week: OpeningHours | null }) {
  return (
    <>
      {week && (
        <Stack as="ul" gap="1" mb="5" listStyleType="none">
          {weekLines(week).map(({ days, times }) => (
            <li key={days}>{`${days}: ${times}`}</li>
          ))}
          <Text as="li" color="fg.muted">
            {`Time zone: ${week.time_zone.replaceAll('_', ' ')}`}
          </Text>
        </Stack>
      )}
      <DialogButton
        label={week ? 'Edit hours' : 'Add hours'}
        variant="outline"
        icon={<Pencil />}
        load={load}
        failure={BRANCH_MESSAGES.notLoaded}
        props={{ week }}
      />
    </>
  );
}

/** Where a professional edits the hours of the page. They are saved at once, without the page. */
export function HoursSection({ uid }: { uid: string }) {
  return (
    <LoadedSection
      id="edit-hours"
      title="Opening hours"
      lead={HOURS_MESSAGES.about}
      what="your hours"
      state={useOwnFacts(uid)}
    >
      {({ hasPage, facts }) =>
        hasPage ? (
          <EditableHours week={facts.opening_hours} />
        ) : (
          <Text>{HOURS_MESSAGES.noPage}</Text>
        )
      }
    </LoadedSection>
  );
}
