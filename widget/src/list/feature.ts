import type { Feature } from '../shared/feature.ts';
import css from './list.css?inline';
import { ProgramList } from './ProgramList.tsx';

export const feature = { Component: ProgramList, css } satisfies Feature;
