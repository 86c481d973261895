export const settingsFolder: (env: NodeJS.ProcessEnv) => { XDG_CONFIG_HOME?: string };
