import { BRAND } from '@doorstep/domain/brand';
import {
  Box,
  type BoxProps,
  chakra,
  Flex,
  Heading,
  type HeadingProps,
  Text,
} from '@chakra-ui/react';
import { shorten } from '@doorstep/domain/text';
import type { ReactNode, RefAttributes } from 'react';
import { DocumentTitle } from './document-title.tsx';
import { focusOnMount } from './heading-focus.ts';

const Frame = chakra('div', {
  base: { w: 'full', mx: 'auto', px: { base: '4', md: '8' }, py: { base: '6', md: '12' } },
  variants: {
    width: {
      narrow: { maxW: '28rem' },
      text: { maxW: '46rem' },
      wide: { maxW: '72rem' },
      split: { maxW: { base: '46rem', xl: '86rem' } },
      full: { maxW: '90rem', py: { base: '2', md: '4' } },
      beside: { maxW: '90rem', py: '0' },
    },
  },
});

export interface PageProps {
  /**
   * The document's title. The brand's name is appended, and the result truncated to 150 characters.
   */
  title: string;
  description?: string;
  /**
   * `split` has room for two columns on wide screens; `full` and `beside` have the width of the
   * window, `beside` without space above.
   */
  width?: 'narrow' | 'text' | 'wide' | 'split' | 'full' | 'beside';
  children: ReactNode;
}

/** The frame of a screen's content, with document title, width and padding. */
export function Page({ title, description, width = 'wide', children }: PageProps) {
  return (
    <Frame width={width}>
      <DocumentTitle>{shorten(`${title} | ${BRAND.name}`)}</DocumentTitle>
      {description && <meta name="description" content={description} />}
      {children}
    </Frame>
  );
}

/** A screen's h1. It is focused when the screen opens, and when a focused element is removed. */
export function ScreenHeading(props: HeadingProps) {
  return <Heading as="h1" tabIndex={-1} outline="0" ref={focusOnMount} {...props} />;
}

interface PageHeadingProps {
  children: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** A screen's title, with buttons beside it if there is room. */
export function PageHeading({ children, lead, actions }: PageHeadingProps) {
  return (
    <Flex mb={{ base: '6', md: '8' }} gap="4" wrap="wrap" align="flex-end" justify="space-between">
      <Box minW="0" flex="1 1 16rem">
        <ScreenHeading size="xl">{children}</ScreenHeading>
        {lead && (
          <Text mt="2" color="fg.muted" fontSize="lg" textWrap="pretty">
            {lead}
          </Text>
        )}
      </Box>
      {actions && (
        <Flex gap="3" wrap="wrap">
          {actions}
        </Flex>
      )}
    </Flex>
  );
}

/** A raised card, the only container of the product. */
export function Panel(props: BoxProps & RefAttributes<HTMLDivElement>) {
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="2xl"
      boxShadow="sm"
      p={{ base: '5', md: '7' }}
      {...props}
    />
  );
}
