/* eslint-disable */
import type { Styled } from '../types/jsx';
export declare const styled: Styled