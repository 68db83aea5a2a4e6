import { extraFilesOf, type Language, type ProblemDetail } from '@oj/contract';
import { Skeleton, SplitPane, theme, useFormulasReady, usePhrases } from '@oj/ui';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { GroupScope } from '../../links/PageScope';
import { FailedQuery } from '../../api/FailedQuery';
import { FailedPage } from '../../page/FailedPage';
import { useLanguages } from '../../language/useLanguages';
import { useRemoteLanguages } from '../../language/useRemoteLanguages';
import { isPhone as isPhoneNow, useIsPhone } from '../../parts/useIsPhone';
import { useTitle } from '../../site/useSite';
import type { EditorCommand, EditorCommands } from '../code/editorCommands';
import { dropEarlyProblem } from '../statement/earlyProblem';
import { languagesFor } from '../code/firstLanguage';
import { EditorPlace, LateEditor, prefetchEditor } from '../code/LateEditor';
import type { FocusMode } from '../code/focusMode';
import { MySubmissions } from './MySubmissions';
import { problemPhrases } from '../problemPhrases';
import { Statement } from '../statement/Statement';
import { StatementPane } from './StatementPane';
import { StatementSkeleton } from '../statement/StatementSkeleton';
import { useProblem } from '../useProblems';
import { useEditorShortcuts } from '../code/useEditorShortcuts';
import { useEditorState } from '../code/useEditorState';
import type { WorkspaceTab } from './workspaceTab';

const loadPhone = () => import('./PhoneWorkspace');
const PhoneWorkspace = lazy(async () => ({ default: (await loadPhone()).PhoneWorkspace }));
/** Few problems have no language. */
const NoLanguages = lazy(async () => ({ default: (await import('./NoLanguages')).NoLanguages }));
/** Few problems come with files. */
const Attachments = lazy(async () => ({ default: (await import('../statement/Attachments')).Attachments }));

export interface ProblemWorkspaceProps {
  /** What people call it: "P1000". */
  problemId: string;
  /** The open view. */
  tab: WorkspaceTab;
  onTabChange: (tab: WorkspaceTab) => void;
  /** Undefined: there is no focus mode. */
  focus?: FocusMode | undefined;
  /** Content above statement and editor, such as the bar of a contest. */
  above?: ReactNode;
  /** Why the reader may not submit here. */
  submitRefusal?: string | undefined;
  /** Asks the reader for something, and submits when they agree. A reader who is asked may submit then, whatever the refusal. */
  beforeSubmit?: ((submit: () => void) => void) | undefined;
}

/** A problem: statement on one side, editor on the other; on a phone one at a time. */
export function ProblemWorkspace({ problemId, tab, onTabChange, focus, above, submitRefusal, beforeSubmit }: ProblemWorkspaceProps) {
  const say = usePhrases(problemPhrases);
  const { data: detail, error, refetch } = useProblem(problemId);
  const isReady = useFormulasReady();
  const isRemote = detail?.problem.isRemote ?? false;
  const [ours, others] = [useLanguages(), useRemoteLanguages(isRemote)];
  const languages = isRemote ? others : ours;
  useTitle(detail?.problem.title);
  useEffect(() => {
    if (isPhoneNow()) void loadPhone().catch(() => undefined);
    else prefetchEditor();
  }, []);
  const offered = useMemo(() => languages.data && languagesFor(detail?.languages ?? [], languages.data), [languages.data, detail]);

  const failure =
    error && !detail ? (
      <FailedPage title={say('failed')} error={error} onRetry={refetch} />
    ) : languages.error && !offered ? (
      <FailedQuery title={say('languagesFailed')} error={languages.error} onRetry={languages.refetch} />
    ) : undefined;
  useEffect(() => {
    if (failure || offered?.length === 0) dropEarlyProblem();
  });
  useEffect(() => dropEarlyProblem, []);
  return (
    <Main
      aria-busy={(!failure && !detail) || undefined}
      data-failed={failure ? true : undefined}
      data-focused={(focus?.isOn && !focus.keepsBar) || undefined}
    >
      {above}
      {failure ?? (
        <Body>
          {detail && isReady ? (
            <Workspace {...{ detail, languages: offered, tab, onTabChange, focus, submitRefusal, beforeSubmit }} />
          ) : (
            <StatementSkeleton />
          )}
        </Body>
      )}
    </Main>
  );
}

interface WorkspaceProps extends Pick<ProblemWorkspaceProps, 'tab' | 'onTabChange' | 'focus' | 'submitRefusal' | 'beforeSubmit'> {
  detail: ProblemDetail;
  /** Undefined until they are known: the statement does not wait for them. */
  languages: readonly Language[] | undefined;
}

const none: readonly Language[] = [];

function Workspace({ detail, languages, tab, onTabChange, focus, submitRefusal, beforeSubmit }: WorkspaceProps) {
  const isPhone = useIsPhone();
  const editor = useEditorState(detail, languages ?? none);
  const commands = useRef<EditorCommands>(null);
  const awaited = useRef<EditorCommand>(undefined);
  const [wantsEditor, setWantsEditor] = useState(false);
  if (!wantsEditor && (!isPhone || tab === 'code')) setWantsEditor(true);
  /** Runs a command of the editor; one that is given before the editor is loaded waits for it. */
  const run = useCallback((command: EditorCommand) => {
    if (commands.current) return commands.current[command]();
    awaited.current = command;
    setWantsEditor(true);
  }, []);
  useEditorShortcuts(run);
  const commandsRef = useCallback((given: EditorCommands | null) => {
    commands.current = given;
    const command = awaited.current;
    if (!given || !command) return;
    awaited.current = undefined;
    given[command]();
  }, []);
  const { problem } = detail;
  const { problemId, title } = problem;
  const attachedFiles = extraFilesOf(problem.userExtraFile);
  const mine = <MySubmissions problemId={detail.publicId ?? problemId} />;
  const views = {
    description: <Statement detail={detail} language={editor?.language} />,
    annex: attachedFiles && (
      <Suspense fallback={<Skeleton shape="block" height={220} />}>
        <Attachments files={attachedFiles} />
      </Suspense>
    ),
    mine: detail.gid ? <GroupScope gid={detail.gid}>{mine}</GroupScope> : mine,
    code: !languages ? (
      <EditorPlace />
    ) : editor ? (
      wantsEditor && <LateEditor {...{ detail, languages, editor, isPhone, focus, run, commandsRef, submitRefusal, beforeSubmit }} />
    ) : (
      <Suspense fallback={<EditorPlace />}>
        <NoLanguages isRemote={problem.isRemote} />
      </Suspense>
    ),
  };
  if (isPhone) {
    return (
      <Suspense fallback={<StatementSkeleton />}>
        <PhoneWorkspace title={title} views={views} tab={tab} onTabChange={onTabChange} />
      </Suspense>
    );
  }
  return (
    <SplitPane
      first={<StatementPane title={title} views={views} tab={tab} onTabChange={onTabChange} />}
      second={views.code}
      minFirstPx={420}
      minSecondPx={580}
      defaultPercent={42}
      storageKey="oj.problem.panes"
      collapsible
    />
  );
}

/** Fills the window under the bar; on a phone it is as long as what it shows. */
const Main = styled.main.attrs({ id: 'main', tabIndex: -1 })`
  display: flex;
  flex: none;
  flex-direction: column;
  height: calc(100dvh - 60px);
  background: ${theme.color.surface};
  outline: 0;
  &[data-focused] {
    height: 100dvh;
  }
  &[data-failed] {
    height: auto;
    min-height: calc(100dvh - 60px);
    padding-inline: ${theme.space[6]};
    background: transparent;
  }
  ${theme.phone} {
    height: auto;
    min-height: calc(100dvh - 60px);
  }
  @media print {
    height: auto;
  }
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  @media print {
    flex: none;
  }
`;
