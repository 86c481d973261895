import { createStore } from '../../../tools/shared/store';
import type { Receipt } from './receipt';

/** The receipts of this tab that have not been dismissed, newest first. */
export const receipts = createStore<readonly Receipt[]>([]);

/**
 * The receipt that is shown in full: the one of a booking made on this page, or one that the visitor has unfolded. Its calendar
 * file identifies it, because that has an id of its own.
 */
export const unfolded = createStore<string | undefined>(undefined);
