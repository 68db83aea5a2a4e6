export { Button, type ButtonProps } from './primitives/Button/Button';
export { Alert, type AlertProps, type AlertTone } from './primitives/Alert/Alert';
export { Breadcrumb, type BreadcrumbPlace, type BreadcrumbProps } from './primitives/Breadcrumb/Breadcrumb';
export { NumberField, type NumberFieldProps } from './primitives/NumberField/NumberField';
export { type Step, Stepper, type StepperProps } from './primitives/Stepper/Stepper';
export { Avatar, type AvatarProps } from './primitives/Avatar/Avatar';
export { Brand, BrandMark, type BrandProps } from './shell/Brand/Brand';
export { buttonStyle } from './primitives/Button/buttonStyle';
export { Card, type CardProps } from './primitives/Card/Card';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox';
export { Collapsible, type CollapsibleProps } from './primitives/Collapsible/Collapsible';
export { Dialog, DialogClose, type DialogProps } from './primitives/Dialog/Dialog';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState';
export { Illustration, type IllustrationName } from './primitives/Illustration/Illustration';
export { ErrorState, type ErrorStateProps } from './primitives/ErrorState/ErrorState';
export { Field, type FieldProps, type FieldTexts, type FieldWiring } from './primitives/Field/Field';
export { Footer, type FooterProps } from './shell/Footer/Footer';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton';
export { Kbd, type KbdProps } from './primitives/Kbd/Kbd';
export { LanguageSwitch, type LanguageSwitchProps } from './shell/LanguageSwitch/LanguageSwitch';
export { Link, type LinkProps } from './primitives/Link/Link';
export { linkStyle } from './primitives/Link/linkStyle';
export { Menu, type MenuProps } from './primitives/Menu/Menu';
export { type MenuCommand, type MenuEntry } from './primitives/Menu/MenuEntry';
export { NotFoundFigure, type NotFoundFigureProps } from './shell/NotFoundFigure/NotFoundFigure';
export { PageHeader, type PageHeaderProps } from './shell/PageHeader/PageHeader';
export { Pagination, type PaginationProps } from './primitives/Pagination/Pagination';
export { Popover, type PopoverProps } from './primitives/Popover/Popover';
export { Progress, type ProgressProps } from './primitives/Progress/Progress';
export { RouteProgress, type RouteProgressProps } from './shell/RouteProgress/RouteProgress';
export { Select, type SelectOption, type SelectProps } from './primitives/Select/Select';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton';
export { SplitPane, type SplitPaneProps } from './primitives/SplitPane/SplitPane';
export { Switch, type SwitchProps } from './primitives/Switch/Switch';
export { type Column, type Sort } from './primitives/PlainTable/column';
export { ColumnsMenu, type ColumnsMenuProps } from './primitives/ColumnsMenu/ColumnsMenu';
export { PlainTable, type PlainTableProps } from './primitives/PlainTable/PlainTable';
export { Table, type TableProps } from './primitives/Table/Table';
export { TabLinks, type TabLinksProps } from './primitives/TabLinks/TabLinks';
export { Tabs, type Tab, type TabsProps } from './primitives/Tabs/Tabs';
export { tabStyle } from './primitives/Tabs/tabStyle';
export { Tag, type TagProps } from './primitives/Tag/Tag';
export { tagStyle } from './primitives/Tag/tagStyle';
export { TextArea, type TextAreaProps } from './primitives/TextArea/TextArea';
export { TextField, type TextFieldProps } from './primitives/TextField/TextField';
export { ThemeSwitch, type ThemeChoice, type ThemeSwitchProps } from './shell/ThemeSwitch/ThemeSwitch';
export { type ToastMessage, type ToastTone } from './primitives/ToastProvider/Toast';
export { ToastProvider, type ToastProviderProps, useToast, type ShowToast } from './primitives/ToastProvider/ToastProvider';
export { Tooltip, type TooltipProps } from './primitives/Tooltip/Tooltip';
export { TopBar, type TopBarProps } from './shell/TopBar/TopBar';
export { useCountdown, type SecondsLeft } from './hooks/useCountdown';
export { useControllable } from './hooks/useControllable';
export { useNear } from './hooks/useNear';
export { LocaleProvider, type LocaleProviderProps, useLocale, usePhrases } from './locale/LocaleProvider';
export { locales, phrases, type Catalogue, type Locale, type Phrases, type Say, type Words } from './locale/phrases';
export { focusRing } from './theme/focus';
export { floating } from './theme/floating';
export { theme } from './theme/theme';
export { touchTarget } from './theme/touchTarget';
export { visuallyHidden } from './theme/visuallyHidden';
export { VerdictIcon, type VerdictIconProps } from './judge/VerdictIcon/VerdictIcon';
export { VerdictSeal, type VerdictSealProps } from './judge/VerdictSeal/VerdictSeal';
export { pigmentVariables } from './verdict/pigmentVariables';
export { useVerdictName, verdictNames, type VerdictName } from './verdict/verdictNames';
export {
  isUnknown,
  pigments,
  verdictOf,
  verdicts,
  type Pigment,
  type Verdict,
  type VerdictGlyph,
  type VerdictLetters,
  type VerdictStatus,
} from './verdict/verdicts';
export { CodeEditor, type CodeEditorProps } from './judge/CodeEditor/CodeEditor';
export { type OnEditorMount } from './judge/CodeEditor/editing';
export { type EditorMarker } from './judge/CodeEditor/editorMarkers';
export {
  defaultEditorSettings,
  editorFontSizes,
  editorKeyMaps,
  editorTabSizes,
  editorThemes,
  type EditorSettings,
  type EditorKeyMap,
  type EditorTheme,
} from './judge/CodeEditor/editorSettings';
export { codeLanguageOf, codeLanguages, type CodeLanguage } from './code/codeLanguages';
export { CopyButton, type CopyButtonProps } from './primitives/CopyButton/CopyButton';
export { SampleBlock, type SampleBlockProps } from './judge/SampleBlock/SampleBlock';
export { CaseGrid, type CaseGridProps } from './judge/CaseGrid/CaseGrid';
export { type JudgedCase, type JudgedSubtask } from './judge/CaseGrid/judgedCase';
export { RelativeTime, type RelativeTimeProps } from './primitives/RelativeTime/RelativeTime';
export { useNow } from './primitives/RelativeTime/useNow';
export { formatCount, formatMemory, formatTime } from './format/measures';
export { formatClock } from './format/clock';
export { formatMoment } from './format/moments';
export { SubmissionTable, type SubmissionTableProps } from './judge/SubmissionTable/SubmissionTable';
export { type SubmissionRecord, type SubmissionTarget } from './judge/SubmissionTable/submissionRecord';
export { submissionColumnKeys, type SubmissionColumn } from './judge/SubmissionTable/submissionTablePhrases';
export { type OwnSubmissionColumn, type RenderSubmissionLink } from './judge/SubmissionTable/useSubmissionColumns';
export { MarkdownViewer, type MarkdownViewerProps } from './community/MarkdownViewer/MarkdownViewer';
export {
  PicturePolicyProvider,
  type PicturePolicyProviderProps,
  type PicturePolicy,
} from './community/MarkdownViewer/PicturePolicyProvider';
export { TypesetText, type TypesetTextProps, useFormulasReady } from './community/TypesetText/TypesetText';
export { CodeCompare, type CodeCompareProps, type CompareLayout } from './judge/CodeCompare/CodeCompare';
export { CodeView, type CodeViewProps } from './judge/CodeView/CodeView';
export { difficulties, difficultyOf, difficultyPhrases, type Difficulty } from './judge/DifficultyMark/difficulties';
export { DifficultyMark, type DifficultyMarkProps } from './judge/DifficultyMark/DifficultyMark';
export { Limits, type LimitsProps } from './judge/Limits/Limits';
export { LimitsBar, type LimitsBarProps } from './judge/LimitsBar/LimitsBar';
export { OutputDiff, type OutputDiffProps } from './judge/OutputDiff/OutputDiff';
export { ProblemPaper, type ProblemPaperProps, type StatementSection } from './judge/ProblemPaper/ProblemPaper';
export { ProblemStatement, type ProblemStatementProps } from './judge/ProblemStatement/ProblemStatement';
export { UserTag, type UserTagProps } from './account/UserTag/UserTag';
export { EditorToolbar, type EditorToolbarProps } from './judge/EditorToolbar/EditorToolbar';
export { textOf, type FileEncoding } from './judge/EditorToolbar/textOf';
export { CaptchaField, type CaptchaFieldProps } from './account/CaptchaField/CaptchaField';
export { Carousel, type CarouselProps, type CarouselSlide } from './shell/Carousel/Carousel';
export { ColorPicker, defaultSwatches, pageBackgrounds, type ColorPickerProps } from './primitives/ColorPicker/ColorPicker';
export { contrast, hexOf } from './primitives/ColorPicker/contrast';
export { Combobox, type ComboboxOption, type ComboboxProps } from './primitives/Combobox/Combobox';
export { type SearchBy } from './primitives/Combobox/useSearch';
export { CommandPalette, type CommandPaletteProps, type PaletteCommand, type PaletteGroup } from './shell/CommandPalette/CommandPalette';
export { DateTimePicker, type DateTimePickerProps } from './primitives/DateTimePicker/DateTimePicker';
export { Drawer, type DrawerProps } from './primitives/Drawer/Drawer';
export { FileDrop, type FileDropProps } from './primitives/FileDrop/FileDrop';
export { formatBytes } from './primitives/FileDrop/fileRules';
export { type Upload } from './primitives/FileDrop/useUploads';
export { MarkdownEditor, type MarkdownEditorProps } from './community/MarkdownEditor/MarkdownEditor';
export { type EditorUpload } from './community/MarkdownEditor/useEditorUploads';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './primitives/RadioGroup/RadioGroup';
export { ShortcutsSheet, type ShortcutArea, type ShortcutsSheetProps } from './shell/ShortcutsSheet/ShortcutsSheet';
export { KeyCaps } from './shell/ShortcutsSheet/KeyCaps';
export { useShortcuts, type Shortcut } from './shell/ShortcutsSheet/useShortcuts';
export { SlideVerify, type SlideAnswer, type SlidePuzzle, type SlideVerifyProps } from './account/SlideVerify/SlideVerify';
export { slideSizes, slideTravelPx, type SlidePoint, type SlideTrack } from './account/SlideVerify/slideTrack';
export { TagFilter, type FilterTag, type FilterTagGroup, type TagFilterProps } from './judge/TagFilter/TagFilter';
export { TagsInput, type TagChoice, type TagsInputProps } from './primitives/TagsInput/TagsInput';
export { type TableSelection } from './primitives/PlainTable/useSelection';
export { VirtualTable, type VirtualTableProps } from './primitives/VirtualTable/VirtualTable';
export { Balloon, type BalloonProps } from './contest/Balloon/Balloon';
export { CellLegend, type CellLegendProps } from './contest/CellLegend/CellLegend';
export { ContestCalendar, type ContestCalendarProps } from './contest/ContestCalendar/ContestCalendar';
export { type CalendarContest } from './contest/ContestCalendar/calendarDays';
export { ContestCard, type ContestCardProps } from './contest/ContestCard/ContestCard';
export { AuthTag, KindTag, PhaseTag } from './contest/ContestCard/ContestTags';
export { type ContestSummary } from './contest/ContestCard/contestSummary';
export { ContestHeader, type ContestHeaderProps } from './contest/ContestHeader/ContestHeader';
export { Countdown, type CountdownProps } from './contest/Countdown/Countdown';
export { useServerClock } from './contest/Countdown/useServerClock';
export { MedalTable, type MedalTableProps } from './contest/MedalTable/MedalTable';
export { Resolver, type ResolverProps } from './contest/Resolver/Resolver';
export { type Division } from './contest/Scoreboard/board';
export { type ScoreboardColumn } from './contest/Scoreboard/ownColumns';
export { Scoreboard, type ScoreboardProps } from './contest/Scoreboard/Scoreboard';
export { type ScoreboardRootProps } from './contest/Scoreboard/ScoreboardRoot';
export { type ScoreboardTableProps } from './contest/Scoreboard/ScoreboardTable';
export { type ScoreboardToolbarProps } from './contest/Scoreboard/ScoreboardToolbar';
export { type FreezeBannerProps } from './contest/Scoreboard/FreezeBanner';
export { type BoardFilter, type ShownName } from './contest/Scoreboard/boardFilter';
export { VerdictTimeline, type VerdictTimelineProps } from './judge/VerdictTimeline/VerdictTimeline';
export { type TimedSubmission } from './judge/VerdictTimeline/timeline';
export {
  type AcmCell,
  type AcmStanding,
  type Award,
  type ContestProblem,
  type Entrant,
  type IoiCell,
  type IoiStanding,
  type Medal,
  type OiCell,
  type OiStanding,
  type Standing,
} from './ranking/standing';
export { acmBoard, acmTotals, type AcmRules } from './ranking/acm';
export { type ContestTry } from './ranking/contestTry';
export { rankAcm, rankOi } from './ranking/order';
export { defaultMedalShares, medalCounts, medalOf, type MedalCounts } from './ranking/medals';
export {
  clockText,
  type ContestPause,
  type ContestPhase,
  type ContestTimes,
  durationText,
  leftText,
  lengthMs,
  pauseAt,
  phaseOf,
  playedMs,
  progressOf,
} from './contest/Countdown/contestClock';
export { type Stage } from './ranking/ceremony';
export { AvatarCropper, type AvatarCropperProps } from './account/AvatarCropper/AvatarCropper';
export { CommentForm, type CommentFormProps } from './community/CommentForm/CommentForm';
export { CommentThread, type CommentThreadProps } from './community/CommentThread/CommentThread';
export { type CommentAuthor, type ReplyTarget, type ThreadComment, type ThreadReply } from './community/CommentThread/threadComment';
export { type ThreadHandlers, type ThreadSlots } from './community/CommentThread/threadActions';
export { QuietButton } from './community/CommentThread/QuietButton';
export { RoleBadge, type RoleBadgeProps } from './community/CommentThread/RoleBadge';
export { DiscussionCard, type DiscussionCardProps, type DiscussionSummary } from './community/DiscussionCard/DiscussionCard';
export { EmojiPicker, type EmojiPickerProps } from './community/EmojiPicker/EmojiPicker';
export { HeatCalendar, type HeatCalendarProps } from './account/HeatCalendar/HeatCalendar';
export { type HeatDay } from './account/HeatCalendar/heatDays';
export { MessageList, type MessageListProps } from './community/MessageList/MessageList';
export { messageKinds, type Message, type MessageKind, type NoticeMessage, type PersonMessage } from './community/MessageList/message';
export { NotificationBell, type NotificationBellProps, type UnreadCounts } from './community/NotificationBell/NotificationBell';
export {
  ReportDialog,
  type ReportDialogProps,
  type Report,
  type ReportLabel,
  reportLabels,
  reportLabelPhrases,
} from './community/ReportDialog/ReportDialog';
export { ResultPie, type ResultPieProps } from './judge/ResultPie/ResultPie';
export { type ResultCount } from './judge/ResultPie/slices';
export { RatingGraph, type RatingGraphProps, type RatingPoint } from './judge/RatingGraph/RatingGraph';
export { type RatingBand } from './judge/RatingGraph/ratingBands';
export { TrendLine, type TrendLineProps, type TrendPoint } from './judge/TrendLine/TrendLine';
export { TopBars, type TopBarsProps, type RankedUser } from './contest/TopBars/TopBars';
export { UserCard, type UserCardProps, type UserProfile } from './account/UserCard/UserCard';
export { WeekLines, type WeekLinesProps, type DayCount } from './judge/WeekLines/WeekLines';
export { type ChartProps, type ChartView } from './charts/ChartFrame';
export { ToggleGroup, type ToggleGroupProps, type ToggleOption } from './primitives/ToggleGroup/ToggleGroup';
export { Tree, type TreeProps } from './primitives/Tree/Tree';
export { type TreeNode } from './primitives/Tree/treeNodes';
export { ProblemList, type ProblemListProps } from './judge/ProblemList/ProblemList';
export type { ProblemColumn, ProblemRecord, ProblemTag } from './judge/ProblemList/problemRecord';
export type { RenderProblemLink } from './judge/ProblemList/useProblemListColumns';
export { SubmissionDetail, type SubmissionDetailProps } from './judge/SubmissionDetail/SubmissionDetail';
export { BalloonQueue, type BalloonQueueProps } from './contest/BalloonQueue/BalloonQueue';
export { PrintQueue, type PrintQueueProps } from './contest/PrintQueue/PrintQueue';
export type { BalloonChangeKind, BalloonRecord } from './contest/BalloonQueue/balloonRecord';
export type { PrintColumn, PrintRecord } from './contest/PrintQueue/printRecord';
export type { HallHelper, HallParticipant } from './contest/hall/hallRecord';
export { SubtaskEditor, type SubtaskEditorProps } from './judge/SubtaskEditor/SubtaskEditor';
export { type EditedSubtask, evenShares } from './judge/SubtaskEditor/editedSubtasks';
export { TestCaseMatrix, type TestCaseMatrixProps } from './judge/TestCaseMatrix/TestCaseMatrix';
export type { TestedProgram } from './judge/TestCaseMatrix/testedProgram';

// Deprecated names.
export { InkPicture, type InkPictureName } from './primitives/InkPicture/InkPicture';
export { papers } from './primitives/ColorPicker/papers';
