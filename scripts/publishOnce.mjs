// Publishes a package unless its version is published already.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Publishes a built package unless the registry has this version already: a release that broke off half way can be run again.
 * @param {string} folder with the manifest that is published
 * @param {readonly string[]} [more] options for npm, such as `--dry-run`
 * @returns {Promise<boolean>} whether it was published now
 */
export async function publishOnce(folder, more = []) {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  if (await isThere(`${name}@${version}`, folder, more)) {
    console.log(`[oj] ${name} ${version} is published already.`);
    return false;
  }
  await execute('npm', ['publish', '--access', 'public', ...more], { cwd: folder, maxBuffer: 1 << 26 });
  console.log(`[oj] ${name} ${version} ${more.includes('--dry-run') ? 'could be published' : 'is published'}.`);
  return true;
}

async function isThere(version, cwd, more) {
  const registry = more.filter(option => /^--(registry|fetch-retries)=/.test(option));
  try {
    const { stdout } = await execute('npm', ['view', version, 'version', ...registry], { cwd });
    return stdout.trim() !== '';
  } catch (reason) {
    if (/\bE404\b/.test(reason.stderr)) return false;
    throw reason;
  }
}
