import { createContext, useContext } from 'react';

/** The named phone lines of the company (data/company.yaml). */
export type CompanyLine = 'office' | 'emergency' | 'mobile';

/** A page's own booking dialog, as its buttons need it. */
export interface PageBooking {
  /** The id of the dialog. */
  dialog: string;
  /** The words on buttons that open it: 'Book Now' or 'Free Quote'. */
  label: string;
}

/** Which line a page shows and which dialog it opens; without one its quote buttons phone. */
export interface PageContact {
  line: CompanyLine;
  booking?: PageBooking | undefined;
}

/** Set once by the layout, so that no button has to be handed it through every part of a page. */
export const PageContactContext = createContext<PageContact>({ line: 'office' });
export const usePageContact = () => useContext(PageContactContext);
