export function publishOnce(folder: string, more?: readonly string[]): Promise<boolean>;
