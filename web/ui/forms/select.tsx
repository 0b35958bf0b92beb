import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useField } from './form-field.tsx';
import { input } from '../theme/recipes.ts';

const StyledSelect = chakra('select', input);

/** The look of a select in a row of a list. */
export const SMALL_SELECT = { h: '7', ps: '3', fontSize: 'sm', borderRadius: 'lg' } as const;

interface SelectProps extends ComponentProps<typeof StyledSelect> {
  /** The labels by value, in order. */
  options: Readonly<Record<string, string>>;
}

/** A native select, styled like an input. */
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
