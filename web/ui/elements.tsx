import type { ComponentProps } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom';
import { Box, Flex, Grid, Stack, styled, VisuallyHidden } from '../styled-system/jsx/index.js';
import * as recipes from '../styled-system/recipes/index.js';

/*
 * What screens are made of: plain elements with styles as props, whose classes and style sheet are made at
 * the build (panda.config.ts). Looks of their own (`size`, `variant`) stand in theme/recipes.ts.
 */
export { Box, Flex, Grid, Stack, VisuallyHidden };

export const Text = styled('p');
export const Label = styled('label');
export const Svg = styled('svg');
export const Heading = styled('h2', recipes.heading);
export const Image = styled('img', { base: { objectFit: 'cover' } });
export const Badge = styled('span', recipes.badge);
export const Skeleton = styled('div', recipes.skeleton);
export const Spinner = styled('span', recipes.spinner);

const TYPE = { defaultProps: { type: 'button' } } as const;
export const Button = styled('button', recipes.button, TYPE);
export const Link = styled('a', recipes.link);
/** Those to screens of the app: it shows them without loading a page. */
export const AppLink = styled(RouterLink, recipes.link);
export const NavLink = styled(RouterNavLink, recipes.link);
/** A link inside the app that looks like a button. */
export const ButtonLink = styled(RouterLink, recipes.button);

export const StyledInput = styled('input', recipes.input);
export const StyledSelect = styled('select', recipes.input);
export const StyledTextarea = styled('textarea', recipes.textarea);

export type BoxProps = ComponentProps<typeof Box>;
export type ButtonProps = ComponentProps<typeof Button>;
export type HeadingProps = ComponentProps<typeof Heading>;
export type ImageProps = ComponentProps<typeof Image>;
export type LinkProps = ComponentProps<typeof Link>;
