/** A value of the environment that the product cannot start with. */
export class ConfigError extends Error {}
