const { accessSync, constants, mkdirSync } = require('node:fs');
const { homedir } = require('node:os');
const path = require('node:path');

/**
 * Returns what Gatsby's environment needs where the home folder cannot be written: Gatsby keeps its settings there, and ends
 * without them. They then stand in the project. `env` is the environment that it would have.
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
