import { Button } from '@chakra-ui/react';
import { isolate } from '@doorstep/domain/text';
import { EllipsisVertical } from 'lucide-react';
import { useRef, useState, type ComponentType } from 'react';
import { loadOnce } from '../../lib/load-once.ts';
import type { PersonInThread } from '../../lib/chat/moderation-slots.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { MODERATION_MESSAGES } from './messages.ts';
import type { PersonActionsProps } from './person-actions.tsx';

const loadPersonActions = loadOnce('The menu', () => import('./person-actions.tsx'));

/** The menu button beside a person's name. The menu's code loads when it is first opened. */
export function PersonMenu({ person }: { person: PersonInThread }) {
  const button = useRef<HTMLButtonElement>(null);
  const [Actions, setActions] = useState<ComponentType<PersonActionsProps> | null>(null);
  const [open, setOpen] = useState(false);
  const openMenu = async () => {
    setOpen(true);
    try {
      const { PersonActions } = await loadPersonActions();
      setActions(() => PersonActions);
    } catch (error) {
      console.error('The menu was not loaded', error);
      toast.error(MODERATION_MESSAGES.notLoaded);
      setOpen(false);
    }
  };
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        px="0"
        minW="11"
        alignSelf="start"
        aria-label={`More about ${isolate(person.name)}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => void openMenu()}
      >
        <EllipsisVertical />
      </Button>
      {Actions && (
        <Actions person={person} button={button} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
