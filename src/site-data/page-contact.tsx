import { createContext, useContext } from 'react';
import type { CompanyLine } from '../domain/company-lines';

/** What buttons need to open a page's booking dialog. */
interface PageBooking {
  /** The id of the dialog. */
  dialog: string;
  /** The words on buttons that open it, such as 'Book Now' or 'Free Quote'. */
  label: string;
}

/** The phone line a page shows and the dialog it opens. Without a dialog, quote buttons phone. */
export interface PageContact {
  line: CompanyLine;
  booking?: PageBooking | undefined;
}

/** Provided by the layout, so that pages need not pass it through every component. */
export const PageContactContext = createContext<PageContact>({ line: 'office' });
export const usePageContact = () => useContext(PageContactContext);
