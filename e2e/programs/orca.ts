import { existsSync } from 'node:fs';
import { missingPackages, onPath } from './engines';

// What `npm test -- spoken` needs besides Firefox: a screen reader, and a display, a bus and keys of its own.
const orca = '/usr/bin/orca';
const programs = ['Xvfb', 'openbox', 'xdotool', 'dbus-daemon', 'gdbus'];
const packages = [
  'orca',
  'at-spi2-core',
  'dbus-x11',
  'xvfb',
  'xdotool',
  'openbox',
  'python3-pyatspi',
  'gir1.2-wnck-3.0',
  'libglib2.0-bin',
];

/** Debian's own Python, for which Debian installs Orca's modules. */
export const orcasPython = '/usr/bin/python3';

/** Returns the Debian packages that the spoken journeys need if any of their programs is missing. */
export const missingForOrca = (): readonly string[] => [
  ...(existsSync(orca) && programs.every(onPath) ? [] : packages),
  ...missingPackages('firefox'),
];
