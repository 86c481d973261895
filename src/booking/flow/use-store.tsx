import { useSyncExternalStore } from 'react';
import type { Store } from '../../../tools/shared/store';

/** Returns the value of a store, and renders again when it changes. */
export const useStore = <Value,>({ subscribe, get }: Store<Value>): Value => useSyncExternalStore(subscribe, get, get);
