import type { Values } from './fields';

/** A valid value for every field of every form. */
export const exampleValues: Readonly<Required<Values>> = {
  name: 'Jo Doe',
  email: 'jo@example.org',
  phone: '01632 960999',
  address: '1 High Street, Ash, GU12 6AA',
  addressOrPostcode: '1 High Street, Ash, GU12 6AA',
  summary: 'Tap drips',
  manufacturer: 'Vaillant',
  installYear: '2015',
  lastServiceYear: '2024',
  brand: 'Baxi',
  age: '11',
  lastServiced: 'spring 2025',
  installationDate: 'June 2015',
  lastServiceDate: '3 April 2025',
  details: 'In the loft',
};
