import { Button, type ButtonProps } from '@chakra-ui/react';
import type { RefAttributes } from 'react';

interface SteadyButtonProps
  extends Omit<ButtonProps, 'disabled'>, RefAttributes<HTMLButtonElement> {
  /** Whether the button is disabled. */
  off: boolean;
}

/**
 * A button that keeps the focus while it is disabled. A button with the attribute `disabled` loses
 * the focus, and keyboard users would start at the top of the page again.
 */
export function AriaDisabledButton({ off, onClick, ...props }: SteadyButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={off}
      onClick={(event) => {
        if (off) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
