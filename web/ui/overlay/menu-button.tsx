import { Button, type ButtonProps } from '@chakra-ui/react';
import { useRef, useState, type ComponentType, type RefObject } from 'react';
import { toast } from '../feedback/toast.tsx';

const NOT_LOADED = "We couldn't load the menu. Please check your connection and try again.";

export interface OpenMenu {
  /** The button that the menu opens beside and returns the focus to. */
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
}

interface MenuButtonProps<Props> extends Omit<ButtonProps, 'onClick'> {
  'aria-label': string;
  /** Loads the menu, an `ActionMenu`, when it is first opened. */
  load: () => Promise<ComponentType<Props & OpenMenu>>;
  /** The other props of the menu. */
  menuProps: Props;
}

/** A button with a menu, whose code loads when it is first opened. */
export function MenuButton<Props>({ load, menuProps, ...buttonProps }: MenuButtonProps<Props>) {
  const button = useRef<HTMLButtonElement>(null);
  const [Menu, setMenu] = useState<ComponentType<Props & OpenMenu> | null>(null);
  const [open, setOpen] = useState(false);
  const loadMenu = async () => {
    try {
      const loaded = await load();
      setMenu(() => loaded);
    } catch (error) {
      console.error('The menu was not loaded', error);
      toast.error(NOT_LOADED);
      setOpen(false);
    }
  };
  const toggle = () => {
    setOpen(!open);
    if (!open && !Menu) void loadMenu();
  };
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        px="0"
        minW="11"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={open && !Menu}
        onClick={toggle}
        {...buttonProps}
      />
      {Menu && <Menu {...menuProps} button={button} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
