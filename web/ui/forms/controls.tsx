import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useField } from './form-field.tsx';
import { input, textarea } from '../theme/recipes.ts';

// Native controls with our recipes. Chakra's own controls load 7 kB of Ark's field code.
const StyledInput = chakra('input', input);
const StyledTextarea = chakra('textarea', textarea);

export type InputProps = ComponentProps<typeof StyledInput>;

/**
 * A text input that gets its id and ARIA attributes from the surrounding FormField, and its
 * direction from its text.
 */
export function Input(props: InputProps) {
  return <StyledInput dir="auto" {...useField()} {...props} />;
}

/** The same for a textarea. */
export function Textarea(props: ComponentProps<typeof StyledTextarea>) {
  return <StyledTextarea dir="auto" {...useField()} {...props} />;
}
