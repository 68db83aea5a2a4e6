import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Database, InjectDatabase } from '../../database/database';
import { LANGUAGE_SETTINGS } from '../../database/settingNames';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { Languages } from '../problem/languages';
import { ProblemCache } from '../problem/problem.cache';
import { arranged } from '../problem/languageSettings';
import { SiteSettings } from '../site/site.settings';

type Api = typeof contract.languageAdmin;

@Injectable()
export class LanguageAdminService {
  constructor(
    private readonly languages: Languages,
    private readonly problems: ProblemCache,
    private readonly settings: SiteSettings,
    @InjectDatabase() private readonly db: Database,
  ) {}

  async list() {
    const [available, set] = await Promise.all([this.languages.available(), this.settings.languages()]);
    return arranged(set).map(({ language: { allowance }, setting }) => ({
      ...setting,
      isAvailable: available?.has(setting.name) ?? false,
      version: available?.get(setting.name) ?? null,
      usual: { timeFactor: allowance.time, memoryFactor: allowance.memory },
    }));
  }

  async set({ languages: list }: ServerInput<Api['set']>, actor: Actor) {
    const before = await this.settings.languages();
    const known = new Set(arranged([]).map(({ language }) => language.name));
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
    // Each reads what the one before it has.
    await this.settings.forget();
    this.languages.forget();
    this.problems.forget();
  }
}

const asText = ({ name, isOffered, timeFactor, memoryFactor }: ServerInput<Api['set']>['languages'][number]) =>
  `${name}${isOffered ? '' : ' (off)'} ×${timeFactor} ×${memoryFactor}`;
