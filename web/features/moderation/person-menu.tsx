import { Button } from '@chakra-ui/react';
import { EllipsisVertical } from 'lucide-react';
import { useRef, useState, type ComponentType } from 'react';
import { loadOnce } from '../../lib/load-once.ts';
import type { PersonInThread } from '../../lib/moderation-slots.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { MODERATION_MESSAGES } from './messages.ts';
import type { PersonActionsProps } from './person-actions.tsx';

const loadActions = loadOnce('The menu', () => import('./person-actions.tsx'));

/** The three dots beside somebody's name. What is behind them comes when it is first wanted. */
export function PersonMenu({ person }: { person: PersonInThread }) {
  const button = useRef<HTMLButtonElement>(null);
  const [Actions, setActions] = useState<ComponentType<PersonActionsProps> | null>(null);
  const [open, setOpen] = useState(false);
  const press = async () => {
    setOpen(true);
    try {
      const code = await loadActions();
      setActions(() => code.PersonActions);
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
        aria-label={`More about ${person.name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => void press()}
      >
        <EllipsisVertical />
      </Button>
      {Actions && (
        <Actions person={person} button={button} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
