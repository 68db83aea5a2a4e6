import { createInterface } from 'node:readline';
import type { Database } from '../../packages/server/src/database/database';
import type { EmbeddedPostgres } from '../../packages/server/src/launch/postgres';
import { until } from './until';

/** A step of a plan, as PostgreSQL explains it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

export interface LoggedPlan {
  query: string;
  /** The topmost step. */
  plan: PlanNode;
  /** All steps. */
  nodes: PlanNode[];
}

/** Has PostgreSQL log the plan of every query in sessions that are opened later. */
export async function logPlans(superuser: Database) {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': 0,
    'auto_explain.log_format': 'json',
    'auto_explain.log_nested_statements': 'on',
  };
  for (const [name, value] of Object.entries(settings)) await superuser.execute(`alter database postgres set ${name} = '${value}'`);
}

/** Collects the plans that a PostgreSQL logs. @returns reads those so far; `asked` is a connection whose plans are logged, too. */
export function collectPlans({ log }: EmbeddedPostgres): (asked: Database) => Promise<LoggedPlan[]> {
  const plans: LoggedPlan[] = [];
  let lines: string[] = [];
  createInterface({ input: log }).on('line', line => {
    if (!line.startsWith('\t')) lines = [];
    else if (line !== '\t}') lines.push(line);
    else plans.push(...plansIn([...lines, line].join('\n')));
  });
  return async asked => {
    const last = `select 'plan ${plans.length}'`;
    await asked.execute(last);
    await until(() => plans.some(({ query }) => query === last));
    return plans.splice(0);
  };
}

function plansIn(text: string): LoggedPlan[] {
  try {
    const { 'Query Text': query, Plan: plan } = JSON.parse(text) as { 'Query Text': string; Plan: PlanNode };
    return [{ query: query.replaceAll(/\s+/g, ' ').trim(), plan, nodes: nodesFrom(plan) }];
  } catch {
    // Another process has written into it while the pipe was full.
    return [];
  }
}

const nodesFrom = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesFrom)];
