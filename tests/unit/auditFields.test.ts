import { contract } from '@oj/contract';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { auditActions, auditNouns } from '../../packages/judge-ui/src/admin/audit/auditPhrases';
import { fieldPhrases } from '../../packages/judge-ui/src/admin/audit/fieldPhrases';
import { contests } from '../../packages/server/src/features/contest/contest.table';
import { problems, tagClassifications, tags } from '../../packages/server/src/features/problem/problem.table';
import { trainingCategories, trainingProblems, trainings } from '../../packages/server/src/features/training/training.table';

/*
 * UIX-001: the audit log names every field in the reader's language. What the server writes is read from its sources: the fields of an entry
 * are those of the literals that it is made of. Where an entry takes a row or an input as it comes, the table or the call is named here.
 */

const src = new URL('../../packages/server/src/', import.meta.url).pathname;

/** Columns of a table. It has methods, too. */
const columnsOf = (table: object) =>
  Object.entries(table).flatMap(([name, each]) => (typeof each === 'object' && each !== null && 'columnType' in each ? [name] : []));
/** Fields of what a call is sent. */
const inputOf = ({ input }: { input: unknown }) => Object.keys((input as { shape: object }).shape);

const { settings, connection, remote, audit, announcementEditor } = contract;
const places = Object.values((connection.choose.input as unknown as { shape: Record<string, unknown> }).shape);

/** Where a file has fields from that are not written in it. */
const elsewhere: Record<string, readonly string[]> = {
  'features/announcement/announcement.service.ts': inputOf(announcementEditor.add),
  'features/audit/audit.controller.ts': inputOf(audit.export),
  'features/connection/connection.service.ts': places.flatMap(placeFields),
  'features/contestEditor/contestAnnouncement.service.ts': ['title', 'content'],
  'features/contestEditor/contestTime.service.ts': [
    'startAt',
    'endAt',
    'sealAt',
    'pauses',
    'autoRealRank',
    'boardOpenedAt',
    'announcement',
  ],
  'features/contestEditor/contestEditor.service.ts': [...columnsOf(contests), 'stars', 'admitted'],
  'features/problemEditor/problemEditor.service.ts': columnsOf(problems),
  'features/problemEditor/wholeProblems.ts': [...columnsOf(problems), 'author'],
  'features/remote/remote.service.ts': inputOf(remote.setSite).filter(name => name !== 'code'),
  'features/report/reportAdmin.service.ts': ['title', 'status', 'contestId', 'discussionId', 'userId', 'content'],
  'features/settings/settings.service.ts': [settings.setWeb, settings.setMail, settings.setSms, settings.setAlerts, settings.setSwitches]
    .flatMap(inputOf)
    .filter(name => !/(?:Username|Password)List$/.test(name)),
  'features/tag/tag.service.ts': [...columnsOf(tags), ...columnsOf(tagClassifications), 'gid', 'tcid'],
  'features/trainingEditor/trainingCategory.service.ts': [...columnsOf(trainingCategories), 'gid'],
  'features/trainingEditor/trainingEditor.service.ts': columnsOf(trainings),
  'features/trainingEditor/trainingProblem.service.ts': columnsOf(trainingProblems),
  'features/users/users.service.ts': ['realname', 'titleName', 'titleColor'],
};

/** These name tables of the other site, each with the number of its rows, in the words of its dump. */
const ofAnotherSite = ['commands/importHoj/importHoj.ts'];

function placeFields(schema: unknown): string[] {
  const { shape, def } = schema as { shape?: object; def?: { innerType?: unknown } };
  if (shape) return Object.keys(shape).filter(name => name !== 'password');
  return def?.innerType ? placeFields(def.innerType) : [];
}

interface Written {
  actions: Set<string>;
  fields: Set<string>;
  /** The entry has fields that are not written in the file. */
  isOpen: boolean;
}

/** What a file writes into the audit log. */
function writtenIn(file: string): Written {
  const source = ts.createSourceFile(file, readFileSync(src + file, 'utf8'), ts.ScriptTarget.Latest, true);
  const written: Written = { actions: new Set(), fields: new Set(), isOpen: false };
  const declared = new Map<string, ts.Expression[]>();
  walk(source, node => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return;
    declared.set(node.name.text, [...(declared.get(node.name.text) ?? []), node.initializer]);
  });

  /** Follows names to what they are declared as in the file. */
  const addFields = (given: ts.Expression, followed: readonly string[] = []): void => {
    const value = bare(given);
    const name = ts.isCallExpression(value) ? value.expression : value;
    const found = ts.isIdentifier(name) && !followed.includes(name.text) ? declared.get(name.text) : undefined;
    if (ts.isObjectLiteralExpression(value)) {
      for (const property of value.properties) {
        if (ts.isSpreadAssignment(property)) addFields(property.expression, followed);
        else if (property.name && !ts.isComputedPropertyName(property.name)) written.fields.add(property.name.text);
        else written.isOpen = true;
      }
    } else if (ts.isConditionalExpression(value)) for (const each of [value.whenTrue, value.whenFalse]) addFields(each, followed);
    else if (ts.isBinaryExpression(value)) addFields(value.right, followed);
    else if (found) for (const each of found) addFields(each, [...followed, name.getText()]);
    else if (ts.isArrowFunction(value) && !ts.isBlock(value.body)) addFields(value.body, followed);
    else if (!isList(value) && value.kind !== ts.SyntaxKind.NullKeyword) written.isOpen = true;
  };
  const addSides = (literal: ts.ObjectLiteralExpression) => {
    for (const side of ['before', 'after']) {
      const value = propertyOf(literal, side);
      if (value) addFields(value);
    }
  };
  /** Both sides come at once, such as those of `differences(…)`. */
  const addBoth = (given: ts.Expression): void => {
    const value = bare(given);
    if (ts.isObjectLiteralExpression(value)) addSides(value);
    else if (ts.isBinaryExpression(value)) addBoth(value.right);
    else if (ts.isIdentifier(value) && declared.has(value.text)) for (const each of declared.get(value.text) ?? []) addBoth(each);
    else written.isOpen = true;
  };

  walk(source, node => {
    const action = ts.isObjectLiteralExpression(node) ? propertyOf(node, 'action') : undefined;
    if (!action || !ts.isObjectLiteralExpression(node) || !isOfEntry(action)) return;
    walk(action, each => {
      if (ts.isStringLiteral(each)) written.actions.add(each.text);
    });
    addSides(node);
    for (const property of node.properties) if (ts.isSpreadAssignment(property)) addBoth(property.expression);
  });
  return written;
}

const bare = (value: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(value) || ts.isAsExpression(value) || ts.isSatisfiesExpression(value) ? bare(value.expression) : value;

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, child => walk(child, visit));
}

function propertyOf(literal: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of literal.properties) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === name) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === name) return property.name;
  }
  return undefined;
}

const ACTION = /^[a-z]\w*\.[a-z]\w*$/;
/** Other literals have an action as well: slides to solve, powers in groups. */
const isOfEntry = (action: ts.Expression): boolean => {
  if (ts.isConditionalExpression(action)) return isOfEntry(action.whenTrue);
  return ts.isStringLiteral(action) ? ACTION.test(action.text) : ts.isIdentifier(action);
};

/** A list has no fields: `users.map(…)`. */
const isList = (value: ts.Expression) =>
  ts.isArrayLiteralExpression(value) ||
  (ts.isCallExpression(value) && ts.isPropertyAccessExpression(value.expression) && value.expression.name.text === 'map');

const files = globSync(`${src}**/*.ts`)
  .map(file => path.relative(src, file))
  .filter(file => !file.endsWith('.test.ts') && file !== 'features/audit/audit.queries.ts')
  .filter(file => readFileSync(src + file, 'utf8').includes('recordAudit') || file in elsewhere);
const written = new Map(files.map(file => [file, writtenIn(file)]));

const literals = [...written.values()].flatMap(({ fields }) => [...fields]);
const fields = [...new Set([...literals, ...Object.values(elsewhere).flat()])].toSorted();
const named = Object.keys(fieldPhrases.words).toSorted();

test('what the server writes is found', () => {
  expect(files.length).toBeGreaterThan(35);
  expect(fields.length).toBeGreaterThan(140);
  expect(fields).toEqual(expect.arrayContaining(['usernameKey', 'stars', 'registrationsRemoved', 'spjCode', 'bucket', 'smsSender']));
});

test('a file that takes fields from elsewhere is known, with where they are from', () => {
  const open = [...written].filter(([, { isOpen }]) => isOpen).map(([file]) => file);
  expect(open.filter(file => !(file in elsewhere) && !ofAnotherSite.includes(file))).toEqual([]);
});

test('UIX-001: every field of an entry has a name in both languages', () => {
  expect(fields.filter(field => !named.includes(field))).toEqual([]);
});

test('no name is kept for a field that nothing writes', () => {
  expect(named.filter(field => !fields.includes(field))).toEqual([]);
});

test('every action has a name, and what it is done to', () => {
  const actions = [...written.values()].flatMap(each => [...each.actions]).filter(action => ACTION.test(action));
  const known: readonly string[] = auditActions;
  const nouns: readonly string[] = auditNouns;
  expect(actions.length).toBeGreaterThan(90);
  expect(actions.filter(action => !known.includes(action))).toEqual([]);
  expect([...new Set(actions.map(action => action.split('.')[0] ?? ''))].filter(noun => !nouns.includes(noun))).toEqual([]);
});
