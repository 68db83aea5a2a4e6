import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useControllable } from '../hooks/useControllable';
import { IconButton } from '../primitives/IconButton/IconButton';
import { usePhrases } from '../locale/LocaleProvider';
import { Skeleton } from '../primitives/Skeleton/Skeleton';
import { theme } from '../theme/theme';
import { visuallyHidden } from '../theme/visuallyHidden';
import { chartPhrases } from './chartPhrases';
import { ChartTable, type ChartTableRows } from './ChartTable';

/** A drawing, or its numbers as a table. */
export type ChartView = 'chart' | 'table';

/** What every chart takes. */
export interface ChartProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'title' | 'children'> {
  /** Names the chart. */
  label: string;
  /** Hides the name, which screen readers still read, when a heading already says it. Default false. */
  labelHidden?: boolean;
  /** The view that is shown. When it is given, the host controls it. */
  view?: ChartView;
  /** First view when the chart keeps it itself. Default `chart`. */
  defaultView?: ChartView;
  /** Called with the view that was asked for. */
  onViewChange?: (view: ChartView) => void;
  /** The numbers are being fetched: a drawing that is shown stays, otherwise there is a skeleton. Default false. */
  loading?: boolean;
  /** Replaces the default sentence when there is nothing to draw. */
  empty?: ReactNode;
  /** Replaces the drawing when the numbers could not be fetched; usually an `ErrorState`. */
  error?: ReactNode;
}

interface ChartFrameProps extends ChartProps {
  /** The same numbers as text. */
  table: ChartTableRows;
  children: ReactNode;
}

/** Name, switch to the table, and what stands in when there is nothing to draw. */
export const ChartFrame = forwardRef<HTMLElement, ChartFrameProps>(function ChartFrame(
  { label, labelHidden = false, view, defaultView = 'chart', onViewChange, loading = false, empty, error, table, children, ...rest },
  ref,
) {
  const say = usePhrases(chartPhrases);
  const [shown, setShown] = useControllable({ value: view, defaultValue: defaultView, onChange: onViewChange });
  const hasRows = table.rows.length > 0;
  const other = shown === 'chart' ? 'table' : 'chart';
  return (
    <Figure ref={ref} aria-label={label} aria-busy={loading || undefined} data-view={shown} {...rest}>
      <Head>
        <figcaption data-hidden={labelHidden || undefined}>{label}</figcaption>
        {hasRows && !error && (
          <IconButton label={say(shown === 'chart' ? 'asTable' : 'asChart')} size="small" onClick={() => setShown(other)}>
            {shown === 'chart' ? <Table2 aria-hidden /> : <ChartNoAxesColumn aria-hidden />}
          </IconButton>
        )}
      </Head>
      {error ??
        (hasRows ? (
          shown === 'chart' ? (
            children
          ) : (
            <ChartTable label={label} table={table} />
          )
        ) : loading ? (
          <Waiting />
        ) : (
          <Empty>{empty ?? say('empty')}</Empty>
        ))}
    </Figure>
  );
});

function Waiting() {
  const say = usePhrases(chartPhrases);
  return (
    <Pending aria-label={say('loading')}>
      <Skeleton shape="block" height={180} />
    </Pending>
  );
}

const Figure = styled.figure`
  min-width: 0;
  margin: 0;
  color: ${theme.color.text};
  font: ${theme.font.body};
  break-inside: avoid;
  /* Axes go from left to right in every language. */
  & svg {
    direction: ltr;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  min-height: 28px;
  margin-block-end: ${theme.space[4]};
  & > figcaption {
    color: ${theme.color.text2};
    font: ${theme.font.label};
    overflow-wrap: anywhere;
  }
  & > figcaption[data-hidden] {
    ${visuallyHidden}
  }
  & > button {
    margin-inline-start: auto;
    color: ${theme.color.text3};
  }
  @media print {
    & > button {
      display: none;
    }
  }
`;

const Pending = styled.div.attrs({ role: 'status' })``;

const Empty = styled.div`
  display: grid;
  place-items: center;
  min-height: 140px;
  border: 1px dashed ${theme.color.line};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text3};
  text-align: center;
`;
