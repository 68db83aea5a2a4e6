import type { Executor } from '../database/database';
import { vectorOf } from '../database/searchVector';
import { announcements } from '../features/announcement/announcement.table';
import { assignmentMembers, assignments } from '../features/assignment/assignment.table';
import { discussionCategories, discussions } from '../features/discussion/discussion.table';
import { groupMembers, groups } from '../features/group/group.table';
import { trainingCategories, trainingProblems, trainings } from '../features/training/training.table';
import type { DemoSchool, DemoTerm, DemoTraining } from './term';
import { inChunks, type StoredPlaces, valueAt } from './places';

interface Given extends StoredPlaces {
  /** Author of the trainings. */
  organiserId: number;
}

/** Stores the trainings, and the schools with their members and assignments. Answers the numbers of the groups, for what belongs to them. */
export async function storeTerm(tx: Executor, term: DemoTerm, given: Given): Promise<number[]> {
  const trainingIds = await storeTrainings(tx, term.trainings, given);
  const groupIds: number[] = [];
  for (const school of term.schools) groupIds.push(await storeSchool(tx, school, { ...given, trainingIds }));
  return groupIds;
}

async function storeTrainings(tx: Executor, made: readonly DemoTraining[], { problemIds, organiserId }: Given): Promise<number[]> {
  const category = { name: '学期 Term', color: '#008462' };
  const [kind] = await tx.insert(trainingCategories).values(category).returning({ id: trainingCategories.id });
  if (!kind) throw new Error('the category was not stored');
  const rows = made.map(({ columns }) => ({ ...columns, authorId: organiserId, categoryId: kind.id }));
  const stored = (await tx.insert(trainings).values(rows).returning({ id: trainings.id })).map(({ id }) => id).sort((a, b) => a - b);
  const entries = made.flatMap(({ problems }, at) =>
    problems.map((problem, place) => ({
      trainingId: valueAt(stored, at),
      problemId: valueAt(problemIds, problem),
      displayId: String.fromCodePoint(65 + place),
      rank: place + 1,
    })),
  );
  await tx.insert(trainingProblems).values(entries);
  return stored;
}

async function storeSchool(
  tx: Executor,
  { columns, owner, teacher, classes, assignments: handedOut, texts }: DemoSchool,
  { userIds, trainingIds }: Given & { trainingIds: number[] },
): Promise<number> {
  const user = (place: number) => valueAt(userIds, place);
  const ownerId = user(owner);
  const [group] = await tx
    .insert(groups)
    .values({ ...columns, ownerId, creatorId: ownerId })
    .returning({ id: groups.id });
  if (!group) throw new Error('the group was not stored');
  const groupId = group.id;
  const { createdAt } = columns;
  const member = (place: number, level: 3 | 4 | 5) => ({ groupId, userId: user(place), level, createdAt, modifiedAt: createdAt });
  const members = [member(owner, 5), member(teacher, 4), ...classes.flat().map(place => member(place, 3))];
  await inChunks(members, rows => tx.insert(groupMembers).values(rows));
  for (const { columns: terms, training, members: chosen } of handedOut) {
    const row = { ...terms, groupId, trainingId: valueAt(trainingIds, training), authorId: user(teacher) };
    const [made] = await tx.insert(assignments).values(row).returning({ id: assignments.id });
    if (!made) throw new Error('the assignment was not stored');
    await inChunks(chosen, places =>
      tx.insert(assignmentMembers).values(places.map(place => ({ assignmentId: made.id, userId: user(place) }))),
    );
  }
  await storeTexts(tx, texts, { groupId, teacherId: user(teacher), studentId: user(classes[0][0] ?? teacher) });
  return groupId;
}

interface Authors {
  groupId: number;
  teacherId: number;
  studentId: number;
}

async function storeTexts(tx: Executor, texts: DemoSchool['texts'], { groupId, teacherId, studentId }: Authors) {
  await tx.insert(announcements).values(texts.announcements.map(text => ({ ...text, groupId, authorId: teacherId })));
  const [category] = await tx.select({ id: discussionCategories.id }).from(discussionCategories).orderBy(discussionCategories.id).limit(1);
  if (!category) return;
  const rows = texts.discussions.map(({ byTeacher, columns }) => ({
    ...columns,
    groupId,
    categoryId: category.id,
    authorId: byTeacher ? teacherId : studentId,
    search: vectorOf(columns.title, columns.description, columns.content),
  }));
  await tx.insert(discussions).values(rows);
}
