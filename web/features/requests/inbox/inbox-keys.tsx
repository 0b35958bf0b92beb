import { Box, Button } from '@chakra-ui/react';
import { Keyboard } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { read, write } from '../../../lib/storage/browser-storage.ts';
import { LazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';

const OFF = 'inbox_shortcuts_off';

const loadHelp = async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog;

const TAKEN =
  'input, select, textarea, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/** Checks whether a field, a menu or a dialog has the focus, which needs the key itself. */
const isTaken = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TAKEN) !== null;

const rowLinks = (part: HTMLElement | null) => [
  ...(part?.querySelectorAll<HTMLElement>('[data-row-link]') ?? []),
];

interface InboxKeysProps {
  searchField: RefObject<HTMLInputElement | null>;
  /** Gets the id of the row that has the focus. */
  onSetAside: (id: string) => void;
  children: ReactNode;
}

/**
 * The inbox with its keyboard shortcuts, which can be switched off. The arrow keys move between
 * rows while one of them has the focus, or from the search field to the first row.
 */
export function InboxKeys({ searchField, onSetAside, children }: InboxKeysProps) {
  const part = useRef<HTMLElement>(null);
  const [isOff, setOff] = useState(() => read(OFF) !== null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const switchTo = (isOn: boolean) => {
    write(OFF, isOn ? null : '1');
    setOff(!isOn);
  };

  /** Moves the focus by `step` rows. Returns whether there is such a row. */
  const move = (step: 1 | -1) => {
    const links = rowLinks(part.current);
    const { activeElement } = document;
    const row = activeElement?.closest('li');
    const at = links.findIndex((link) => row?.contains(link));
    if (at === -1 && activeElement !== searchField.current) return false;
    const next = links[at + step];
    next?.focus();
    return next !== undefined;
  };
  const press = (key: string) => {
    if (key === 'ArrowDown' || key === 'ArrowUp') return move(key === 'ArrowDown' ? 1 : -1);
    if (key === '/') searchField.current?.focus();
    else if (key === '?') setHelpOpen(true);
    else if (key === 'e') {
      const row = document.activeElement?.closest<HTMLElement>('[data-row]');
      if (!row || !part.current?.contains(row)) return false;
      onSetAside(row.dataset['row'] ?? '');
    } else return false;
    return true;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (isOff || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const leavesSearch = key === 'ArrowDown' && target === searchField.current;
    if (isTaken(target) && !leavesSearch) return;
    if (press(key)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  return (
    <section ref={part} aria-labelledby="inbox">
      {children}
      {/* A phone has no such keys. */}
      <Box hideBelow="lg" mt="2">
        <Button variant="ghost" size="sm" color="fg.muted" onClick={() => setHelpOpen(true)}>
          <Keyboard />
          Keyboard shortcuts
        </Button>
      </Box>
      {isHelpOpen && (
        <LazyDialog
          name="keyboard shortcuts"
          load={loadHelp}
          props={{ isOn: !isOff, onSwitch: switchTo, onClose: () => setHelpOpen(false) }}
          failure="We couldn't show the shortcuts. Please check your connection and try again."
          onFailed={() => setHelpOpen(false)}
        />
      )}
    </section>
  );
}
