import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { MAX_BRANCHES, type Branch } from '@doorstep/domain/profiles/branch';
import { isolate } from '@doorstep/domain/text';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { saveBranches, useOwnBranches } from '../../data/profiles/own-page-documents.ts';
import { PlanPrompt } from '../../ui/feedback/plan-prompt.tsx';
import { ErrorState, LineSkeletons } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { ConfirmAction } from '../../ui/overlay/confirm-action.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { BRANCH_MESSAGES } from './messages.ts';

/** Saves the branches and shows the result. Returns whether they were saved. */
async function save(branches: Branch[], messages: { done: string; failed: string }) {
  try {
    await saveBranches(branches);
    toast.success(messages.done);
    return true;
  } catch (error) {
    console.error('The branches were not saved', error);
    toast.error(toAppError(error).personMessage ?? messages.failed);
    return false;
  }
}

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
      <span>{branch?.name}</span>: your page and search no longer show it. Requests that name it
      stay as they are.
    </ConfirmAction>
  );
}

function EditableBranches({ branches }: { branches: Branch[] }) {
  const [edited, setEdited] = useState<Branch | 'new' | null>(null);
  const [removed, setRemoved] = useState<Branch | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const branch = edited === 'new' ? null : edited;
  const store = async (changed: Branch) => {
    const isKnown = branches.some(({ id }) => id === changed.id);
    const all = isKnown
      ? branches.map((one) => (one.id === changed.id ? changed : one))
      : [...branches, changed];
    const messages = { done: BRANCH_MESSAGES.saved, failed: BRANCH_MESSAGES.notSaved };
    if (await save(all, messages)) setEdited(null);
  };
  const remove = async () => {
    const rest = branches.filter(({ id }) => id !== removed?.id);
    const messages = { done: BRANCH_MESSAGES.removed, failed: BRANCH_MESSAGES.notRemoved };
    if (!(await save(rest, messages))) return;
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
              actions={{ onEdit: () => setEdited(one), onRemove: () => setRemoved(one) }}
            />
          ))}
        </Stack>
      )}
      {branches.length < MAX_BRANCHES ? (
        <Button ref={addButton} variant="outline" onClick={() => setEdited('new')}>
          <Plus />
          Add a branch
        </Button>
      ) : (
        <Text color="fg.muted">{`${MAX_BRANCHES} of ${MAX_BRANCHES}: remove one to add another.`}</Text>
      )}
      <EditDialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={branch ? 'Edit branch' : 'Add a branch'}
      >
        {({ BranchForm }) => (
          <BranchForm
            branch={branch}
            others={branches.filter(({ id }) => id !== branch?.id)}
            onSave={store}
            onClose={() => setEdited(null)}
          />
        )}
      </EditDialog>
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
  const own = useOwnBranches(uid);
  return (
    <Panel as="section" aria-labelledby="branches-title">
      <Heading as="h2" size="md" id="branches-title" mb="2">
        Branches
      </Heading>
      <Text color="fg.muted" mb="5">
        Up to {MAX_BRANCHES} offices or shops, each with its address and opening hours.
      </Text>
      {own.status === 'loading' && <LineSkeletons label="Loading your branches..." />}
      {own.status === 'error' && (
        <ErrorState onRetry={own.retry}>We couldn't load your branches.</ErrorState>
      )}
      {own.status === 'ready' && !own.hasPage && <Text>{BRANCH_MESSAGES.noPage}</Text>}
      {own.status === 'ready' && own.hasPage && !own.isIncluded && (
        <>
          <HiddenBranches branches={own.branches} />
          <PlanPrompt feature="branches" what="Branches with opening hours" />
        </>
      )}
      {own.status === 'ready' && own.hasPage && own.isIncluded && (
        <EditableBranches branches={own.branches} />
      )}
    </Panel>
  );
}
