import { Box, Button, VisuallyHidden } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input, type InputProps } from './controls.tsx';

/** A password field with a button that shows the password until its form is sent. */
export function PasswordInput(props: Omit<InputProps, 'type'>) {
  const [isShown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // Browsers and password managers expect a password field when the form is sent.
  useEffect(() => {
    const form = button.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Box position="relative" width="100%">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        pe="12"
        // A shown password must not reach the browser's spelling service.
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        css={{ '&::-ms-reveal': { display: 'none' } }}
      />
      <Button
        ref={button}
        variant="ghost"
        boxSize="11"
        px="0"
        position="absolute"
        top="0.5"
        insetEnd="0.5"
        borderRadius="xl"
        aria-pressed={isShown}
        // A press by mouse or touch leaves focus and caret in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
        <VisuallyHidden>Show password</VisuallyHidden>
      </Button>
    </Box>
  );
}

/** Tells password managers which account the passwords of a form are for. */
export function PasswordOwner({ email }: { email: string }) {
  return (
    <VisuallyHidden>
      <input
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
    </VisuallyHidden>
  );
}
