import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { LocalisedRefusal } from '../../api/localisedRefusal';
import { type Database, InjectDatabase } from '../../database/database';
import { CHOSEN_COMPILERS, LANGUAGE_SETTINGS } from '../../database/settingNames';
import { isInstallable, nameOfChosen } from '../../judge/languages/chosenCompiler';
import { newerThan } from '../../judge/languages/newer';
import { languages } from '../../judge/languages/registry';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { Languages } from '../problem/languages';
import { ProblemCache } from '../problem/problem.cache';
import { SiteSettings } from '../site/site.settings';
import { LanguageAdminQueries } from './languageAdmin.queries';

type Api = typeof contract.languageAdmin;

@Injectable()
export class LanguageAdminService {
  constructor(
    private readonly languages: Languages,
    private readonly problems: ProblemCache,
    private readonly settings: SiteSettings,
    private readonly queries: LanguageAdminQueries,
    @InjectDatabase() private readonly db: Database,
  ) {}

  async list() {
    const [available, all] = await Promise.all([this.languages.available(), this.languages.arranged()]);
    return all.map(({ language, setting }) => ({
      ...setting,
      isAvailable: available?.has(setting.name) ?? false,
      version: available?.get(setting.name) ?? null,
      newer: [...newerThan(language, available?.get(setting.name))],
      usual: { timeFactor: language.allowance.time, memoryFactor: language.allowance.memory },
    }));
  }

  async compilers() {
    const [chosen, judges] = await Promise.all([this.settings.compilers(), this.queries.judges()]);
    return chosen.map(compiler => {
      const name = nameOfChosen(compiler);
      const reports = judges.flatMap(({ id, languages }) => {
        const found = languages.find(each => each.name === name);
        return found ? [{ judge: id, isAvailable: found.available, version: found.version ?? null, hint: found.hint ?? null }] : [];
      });
      return { ...compiler, name, reports };
    });
  }

  /** Whether a judge can use them it finds out itself; one that it cannot use costs nothing but a sentence. */
  async setCompilers({ compilers: list }: ServerInput<Api['setCompilers']>, actor: Actor) {
    const names = list.map(nameOfChosen);
    if (!list.every(({ language }) => languages.some(({ name }) => name === language))) throw new ApiError('language.unknown');
    if (new Set(names).size < names.length) throw new ApiError('input.invalid', 'compilers: A language is there twice');
    const outside = list.find(({ path }) => !isInstallable(path));
    if (outside) throw notInstallable(outside.path);
    const before = await this.settings.compilers();
    await this.db.transaction(async tx => {
      await this.settings.change(tx, CHOSEN_COMPILERS, { list });
      await this.queries.restartJudges(tx);
      const action = 'settings.change';
      const [were, are] = [before, list].map(some => some.map(each => `${nameOfChosen(each)}: ${each.path}`));
      await recordAudit(tx, actor, { action, target: 'compilers', before: { compilers: were }, after: { compilers: are } });
    });
    await this.forget();
  }

  async set({ languages: list }: ServerInput<Api['set']>, actor: Actor) {
    const [before, all] = await Promise.all([this.settings.languages(), this.languages.arranged()]);
    const known = new Set(all.map(({ language }) => language.name));
    const isRight = list.every(({ name }, place) => known.has(name) && list.findIndex(each => each.name === name) === place);
    if (!isRight) throw new ApiError('language.unknown');
    await this.db.transaction(async tx => {
      await this.settings.change(tx, LANGUAGE_SETTINGS, { list });
      await recordAudit(tx, actor, {
        action: 'settings.change',
        target: 'languages',
        before: { languages: before.map(asText) },
        after: { languages: list.map(asText) },
      });
    });
    await this.forget();
  }

  /** Each reads what the one before it has. */
  private async forget() {
    await this.settings.forget();
    this.languages.forget();
    this.problems.forget();
  }
}

const notInstallable = (path: string) =>
  new LocalisedRefusal('input.invalid', {
    'zh-CN': `${path} 不在 /opt 或 /usr 之下。编译器应当装在那里，别处的文件不会给程序看到`,
    'en-US': `${path} is not below /opt or /usr. Install compilers there: programs are shown nothing of other places`,
  });

const asText = ({ name, isOffered, timeFactor, memoryFactor }: ServerInput<Api['set']>['languages'][number]) =>
  `${name}${isOffered ? '' : ' (off)'} ×${timeFactor} ×${memoryFactor}`;
