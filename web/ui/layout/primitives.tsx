import { chakra } from '@chakra-ui/react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom';
import { button, link } from '../theme/recipes.ts';

/** A link to a screen of the app, which opens without loading a page. */
export const AppLink = chakra(RouterLink, link);

/** An AppLink that is marked when its screen is the current one. */
export const NavLink = chakra(RouterNavLink, link);

/** An AppLink that looks like a button. */
export const ButtonLink = chakra(RouterLink, button);
