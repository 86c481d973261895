import { createStore } from '../../../tools/shared/store';
import type { Receipt } from './receipt';

/** The receipts of this tab that have not been dismissed, newest first. */
export const receipts = createStore<readonly Receipt[]>([]);
