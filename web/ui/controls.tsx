import { Box, createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useField } from './form-field.tsx';

const { withContext: likeInput } = createRecipeContext({ key: 'input' });
const { withContext: likeTextarea } = createRecipeContext({ key: 'textarea' });

const StyledInput = likeInput<HTMLInputElement, HTMLChakraProps<'input'>>('input');
const StyledTextarea = likeTextarea<HTMLTextAreaElement, HTMLChakraProps<'textarea'>>('textarea');
const StyledSelect = likeInput<HTMLSelectElement, HTMLChakraProps<'select'>>('select');

export type InputProps = ComponentProps<typeof StyledInput>;
interface SelectProps extends ComponentProps<typeof StyledSelect> {
  /** The choices in order: stored value and what a person reads. */
  options: Readonly<Record<string, string>>;
}

// The controls of forms are plain elements in our clothes: Chakra's bring Ark's fields with them,
// 7 kB that first screens wait for (docs/decisions/0024).

export function Input(props: InputProps) {
  return <StyledInput {...useField()} {...props} />;
}

export function Textarea(props: ComponentProps<typeof StyledTextarea>) {
  return <StyledTextarea {...useField()} {...props} />;
}

/** The browser's own select. */
export function Select({ options, ...props }: SelectProps) {
  return (
    <Box position="relative" width="100%">
      <StyledSelect
        pe="10"
        lineHeight="normal"
        css={{ '& > option': { bg: 'bg.panel' } }}
        {...useField()}
        {...props}
      >
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </StyledSelect>
      <Box
        position="absolute"
        top="50%"
        insetEnd="3"
        transform="translateY(-50%)"
        color="fg.muted"
        pointerEvents="none"
      >
        <ChevronDown size={18} aria-hidden="true" />
      </Box>
    </Box>
  );
}
