import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useField } from './field-context.ts';
import { input, textarea } from '../theme/recipes.ts';

// Native controls with our recipes: Chakra's own bring Ark's field code, 7 kB that first screens wait for.
const StyledInput = chakra('input', input);
const StyledTextarea = chakra('textarea', textarea);

export type InputProps = ComponentProps<typeof StyledInput>;

export function Input(props: InputProps) {
  return <StyledInput {...useField()} {...props} />;
}

export function Textarea(props: ComponentProps<typeof StyledTextarea>) {
  return <StyledTextarea {...useField()} {...props} />;
}
