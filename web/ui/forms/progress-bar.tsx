import { Box, type BoxProps } from '@chakra-ui/react';

interface ProgressBarProps extends BoxProps {
  role: 'progressbar' | 'meter';
  /** 0 to 100. */
  percent: number;
}

/** A bar that is filled to a percentage. */
export function ProgressBar({ percent, ...props }: ProgressBarProps) {
  return (
    <Box
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      h="2"
      borderRadius="full"
      bg="bg.muted"
      overflow="hidden"
      {...props}
    >
      <Box
        h="full"
        bg="accent.line"
        transitionProperty="width"
        transitionDuration="slow"
        style={{ width: `${percent}%` }}
      />
    </Box>
  );
}
