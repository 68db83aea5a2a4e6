const [kept] = Object.values(import.meta.glob<string>('../CHANGELOG.md', { eager: true, query: '?raw', import: 'default' }));

/** What changed from version to version, as the package brings it along. */
export const changelog = (kept ?? 'Nothing has been released yet.').replace(/^# .*$/m, '# Changelog');
