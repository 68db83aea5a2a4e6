import type { LoggedPlan, PlanNode } from './loggedPlans';

/**
 * Queries with the shapes of their plans, as text in which two commits can be compared: values and numbers of parameters are left out, and
 * everything is in alphabetical order.
 */
export function printedQueries(plans: readonly LoggedPlan[]): string {
  const shapes = new Map<string, Set<string>>();
  for (const { query, plan } of plans) {
    const known = withoutValues(query);
    shapes.set(known, (shapes.get(known) ?? new Set()).add(shapeOf(plan).join('\n')));
  }
  const texts = [...shapes].map(([query, all]) => `${query}\n${[...all].toSorted().join('\n  or\n')}\n`);
  return texts.toSorted().join('\n');
}

const withoutValues = (sql: string) =>
  sql
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\b\d+\b/g, '0')
    .replaceAll(/(\(\$(?:, \$)*\)|\$)(?:, \1)+/g, '$1, …');

function shapeOf(node: PlanNode, depth = 1): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, 'Index Cond': condition, Plans: below = [] } = node;
  const words = [type, table && `on ${table}`, index && `by ${index}`, condition && withoutValues(condition)].filter(Boolean);
  return [`${'  '.repeat(depth)}${words.join(' ')}`, ...below.flatMap(each => shapeOf(each, depth + 1))];
}
