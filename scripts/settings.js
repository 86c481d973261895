const { accessSync, constants, mkdirSync } = require('node:fs');
const { homedir } = require('node:os');
const path = require('node:path');

/**
 * Returns what to add to Gatsby's environment, `env`. Gatsby keeps its settings in the home folder, and exits where that cannot
 * be written; then they are kept in the project. Returns nothing to add where it can be written.
 */
exports.settingsFolder = (env) => {
  const usual = env.XDG_CONFIG_HOME || path.join(env.HOME || homedir(), '.config');
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return {};
  } catch {
    return { XDG_CONFIG_HOME: path.resolve('.tmp/settings') };
  }
};
