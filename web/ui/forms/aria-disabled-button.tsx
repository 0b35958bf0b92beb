import { Button, type ButtonProps } from '@chakra-ui/react';
import type { RefAttributes } from 'react';

interface SteadyButtonProps
  extends Omit<ButtonProps, 'disabled'>, RefAttributes<HTMLButtonElement> {
  /** It cannot be pressed now. */
  off: boolean;
}

/**
 * A button that keeps the focus while it cannot be pressed: the browser takes it from a disabled
 * one, and who works by keyboard would begin at the top of the page again.
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
