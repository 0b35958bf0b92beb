import type { ComponentProps } from 'react';
import { StyledInput, StyledTextarea } from './elements.tsx';
import { useField } from './field-context.ts';

export type InputProps = ComponentProps<typeof StyledInput>;

// The controls of forms are plain elements in our clothes: Chakra's bring Ark's fields with them,
// 7 kB that first screens wait for (docs/decisions/0024).

export function Input(props: InputProps) {
  return <StyledInput {...useField()} {...props} />;
}

export function Textarea(props: ComponentProps<typeof StyledTextarea>) {
  return <StyledTextarea {...useField()} {...props} />;
}
