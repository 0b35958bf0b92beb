import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { MAX_BRANCHES, type Branch } from '@doorstep/domain/profiles/branch';
import { isolate } from '@doorstep/domain/text';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { saveBranches, useOwnBranches } from '../../data/profiles/own-page-documents.ts';
import { PlanPrompt } from '../../ui/feedback/plan-prompt.tsx';
import { showResult } from '../../ui/feedback/show-result.ts';
import { LoadedSection } from '../../ui/feedback/loaded-section.tsx';
import { ConfirmAction } from '../../ui/overlay/confirm-action.tsx';
import { LazyDialog } from '../../ui/overlay/lazy-dialog.tsx';
import { BRANCH_MESSAGES } from './messages.ts';

const load = async () => (await import('./branch-dialog.tsx')).BranchDialog;

const LOG = 'The branches were not saved';

interface RowProps {
  branch: Branch;
  /** The buttons; none while the plan does not include branches. */
  actions: { onEdit: () => void; onRemove: () => void } | null;
}

function Row({ branch: { name, address }, actions }: RowProps) {
  return (
    <Flex as="li" gap="3" align="center" justify="space-between" wrap="wrap">
      <Box flex="1 1 12rem" minW="0" overflowWrap="anywhere">
        <Heading as="h3" size="sm">
          {name}
        </Heading>
        <Text color="fg.muted">{address}</Text>
      </Box>
      {actions && (
        <Flex gap="2">
          <Button variant="outline" aria-label={`Edit ${isolate(name)}`} onClick={actions.onEdit}>
            <Pencil />
            Edit
          </Button>
          <Button
            variant="ghost"
            boxSize="11"
            px="0"
            aria-label={`Remove ${isolate(name)}`}
            onClick={actions.onRemove}
          >
            <Trash2 />
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

interface RemoveDialogProps {
  branch: Branch | null;
  onRemove: () => Promise<void>;
  onClose: () => void;
}

function RemoveDialog({ branch, onRemove, onClose }: RemoveDialogProps) {
  return (
    <ConfirmAction
      open={branch !== null}
      onClose={onClose}
      title="Remove this branch?"
      label="Remove"
      busyLabel="Removing..."
      onConfirm={onRemove}
    >
      <span>{branch?.name}</span> will no longer appear on your page or in search. Requests for this
      branch stay as they are.
    </ConfirmAction>
  );
}

function EditableBranches({ branches }: { branches: Branch[] }) {
  const [isWanted, setWanted] = useState(false);
  const [edited, setEdited] = useState<Branch | 'new' | null>(null);
  const [removed, setRemoved] = useState<Branch | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const branch = edited === 'new' ? null : edited;
  const edit = (one: Branch | 'new') => {
    setWanted(true);
    setEdited(one);
  };
  const close = () => setEdited(null);
  const store = async (changed: Branch) => {
    const isKnown = branches.some(({ id }) => id === changed.id);
    const all = isKnown
      ? branches.map((one) => (one.id === changed.id ? changed : one))
      : [...branches, changed];
    const texts = { done: BRANCH_MESSAGES.saved, failed: BRANCH_MESSAGES.notSaved, log: LOG };
    if (await showResult(saveBranches(all), texts)) close();
  };
  const remove = async () => {
    const rest = branches.filter(({ id }) => id !== removed?.id);
    const texts = { done: BRANCH_MESSAGES.removed, failed: BRANCH_MESSAGES.notRemoved, log: LOG };
    if (!(await showResult(saveBranches(rest), texts))) return;
    setRemoved(null);
    addButton.current?.focus();
  };
  return (
    <>
      {branches.length > 0 && (
        <Stack as="ul" gap="5" mb="5" listStyleType="none">
          {branches.map((one) => (
            <Row
              key={one.id}
              branch={one}
              actions={{ onEdit: () => edit(one), onRemove: () => setRemoved(one) }}
            />
          ))}
        </Stack>
      )}
      {branches.length < MAX_BRANCHES ? (
        <Button ref={addButton} variant="outline" onClick={() => edit('new')}>
          <Plus />
          Add a branch
        </Button>
      ) : (
        <Text color="fg.muted">{`${MAX_BRANCHES} of ${MAX_BRANCHES}: remove one to add another.`}</Text>
      )}
      {isWanted && (
        <LazyDialog
          name="branch-dialog"
          load={load}
          props={{
            open: edited !== null,
            branch,
            others: branches.filter(({ id }) => id !== branch?.id),
            onSave: store,
            onClose: close,
          }}
          failure={BRANCH_MESSAGES.notLoaded}
          onFailed={() => {
            setWanted(false);
            close();
          }}
        />
      )}
      <RemoveDialog branch={removed} onRemove={remove} onClose={() => setRemoved(null)} />
    </>
  );
}

function HiddenBranches({ branches }: { branches: readonly Branch[] }) {
  if (branches.length === 0) return null;
  return (
    <>
      <Text mb="3">{BRANCH_MESSAGES.hidden}</Text>
      <Stack as="ul" gap="5" mb="5" listStyleType="none">
        {branches.map((branch) => (
          <Row key={branch.id} branch={branch} actions={null} />
        ))}
      </Stack>
    </>
  );
}

/** Where a professional edits the branches. They are saved at once, without the page. */
export function BranchSection({ uid }: { uid: string }) {
  return (
    <LoadedSection
      id="edit-branches"
      title="Branches"
      lead={`Up to ${MAX_BRANCHES} offices or shops, each with its address and opening hours.`}
      what="your branches"
      state={useOwnBranches(uid)}
    >
      {({ hasPage, isIncluded, branches }) => {
        if (!hasPage) return <Text>{BRANCH_MESSAGES.noPage}</Text>;
        if (isIncluded) return <EditableBranches branches={branches} />;
        return (
          <>
            <HiddenBranches branches={branches} />
            <PlanPrompt feature="branches" what="Branches with opening hours" />
          </>
        );
      }}
    </LoadedSection>
  );
}
