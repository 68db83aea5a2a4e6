/**
 * How an exception that nobody catches ends a program, and where its class stands in what the run time writes then. A class that is
 * not known is not told: its name is the program's own choice, and could carry test data out.
 */
export interface Uncaught {
  ending: 'exit' | 'signal';
  code: number;
  /** The last of these opens the words. Before it may be anything that the program wrote, also without a line break. */
  opening?: string;
  /** Finds the class in what follows, in linear time; it is group 1. */
  words: RegExp;
  known: ReadonlySet<string>;
}

const named = (prefix: string, names: string) =>
  names
    .trim()
    .split(/\s+/)
    .map(name => prefix + name);

const ofJava = [
  ...named(
    'java.lang.',
    `ArithmeticException ArrayIndexOutOfBoundsException ArrayStoreException AssertionError ClassCastException ClassNotFoundException
     CloneNotSupportedException Error Exception ExceptionInInitializerError IllegalArgumentException IllegalMonitorStateException
     IllegalStateException IllegalThreadStateException IncompatibleClassChangeError IndexOutOfBoundsException InternalError
     InterruptedException LinkageError MatchException NegativeArraySizeException NoClassDefFoundError NoSuchFieldError
     NoSuchMethodError NullPointerException NumberFormatException OutOfMemoryError RuntimeException SecurityException
     StackOverflowError StringIndexOutOfBoundsException Throwable UnsupportedOperationException VerifyError VirtualMachineError`,
  ),
  ...named('java.io.', 'EOFException FileNotFoundException IOException UncheckedIOException UnsupportedEncodingException'),
  ...named('java.nio.', 'BufferOverflowException BufferUnderflowException ReadOnlyBufferException'),
  ...named('java.nio.file.', 'AccessDeniedException NoSuchFileException'),
  ...named('java.time.', 'DateTimeException'),
  ...named(
    'java.util.',
    `ConcurrentModificationException DuplicateFormatFlagsException EmptyStackException FormatFlagsConversionMismatchException
     IllegalFormatConversionException IllegalFormatException IllegalFormatPrecisionException InputMismatchException
     MissingFormatArgumentException NoSuchElementException UnknownFormatConversionException`,
  ),
  ...named('java.util.concurrent.', 'BrokenBarrierException CancellationException CompletionException ExecutionException TimeoutException'),
  ...named('java.util.regex.', 'PatternSyntaxException'),
  ...named('kotlin.', 'KotlinNullPointerException NoWhenBranchMatchedException NotImplementedError UninitializedPropertyAccessException'),
  ...named('kotlin.', 'TypeCastException'),
];

/** Exceptions in other threads than the first do not end the program. */
export const ofJvm: Uncaught = {
  ending: 'exit',
  code: 1,
  opening: 'Exception in thread "main" ',
  words: /^([^\s:]+)/,
  known: new Set(ofJava),
};

export const ofPython: Uncaught = {
  ending: 'exit',
  code: 1,
  opening: 'Traceback (most recent call last):\n',
  words: /^(?: .*\n)*([^ \n:][^\n:]*)(?=[:\n]|$)/,
  known: new Set([
    ...named(
      '',
      `ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError BufferError
       BytesWarning ChildProcessError ConnectionError EOFError EnvironmentError Exception ExceptionGroup FileExistsError
       FileNotFoundError FloatingPointError GeneratorExit IOError ImportError IndentationError IndexError InterruptedError
       IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError NotADirectoryError
       NotImplementedError OSError OverflowError PermissionError ProcessLookupError RecursionError ReferenceError RuntimeError
       RuntimeWarning StopAsyncIteration StopIteration SyntaxError SystemError TabError TimeoutError TypeError UnboundLocalError
       UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError ValueError Warning ZeroDivisionError`,
    ),
    ...named('', '_queue.Empty binascii.Error copy.Error json.decoder.JSONDecodeError queue.Empty queue.Full re.error sre_constants.error'),
    ...named('', 'statistics.StatisticsError struct.error zlib.error'),
    ...named('decimal.', 'ConversionSyntax DivisionByZero DivisionImpossible DivisionUndefined InvalidOperation Overflow'),
  ]),
};

export const ofCpp: Uncaught = {
  ending: 'signal',
  /** SIGABRT, which `std::terminate` raises. */
  code: 6,
  opening: "terminate called after throwing an instance of '",
  words: /^([^'\n]+)'/,
  known: new Set(
    named(
      'std::',
      `__ios_failure bad_alloc bad_any_cast bad_array_new_length bad_cast bad_exception bad_function_call bad_optional_access
       bad_typeid bad_variant_access bad_weak_ptr domain_error exception format_error invalid_argument ios_base::failure length_error
       logic_error out_of_range overflow_error range_error regex_error runtime_error system_error underflow_error
       filesystem::__cxx11::filesystem_error`,
    ),
  ),
};

/** Node.js prints the exception behind the line of the source and a caret below it. */
export const ofNode: Uncaught = {
  ending: 'exit',
  code: 1,
  opening: '^\n\n',
  words: /^([^\s:]+)(?= \[|[:\n]|$)/,
  known: new Set(named('', 'AggregateError AssertionError Error EvalError RangeError ReferenceError SyntaxError TypeError URIError')),
};

export const ofMono: Uncaught = {
  ending: 'exit',
  code: 1,
  opening: '[ERROR] FATAL UNHANDLED EXCEPTION: ',
  words: /^([^\s:]+)/,
  known: new Set([
    ...named(
      'System.',
      `AccessViolationException AggregateException ApplicationException ArgumentException ArgumentNullException
       ArgumentOutOfRangeException ArithmeticException ArrayTypeMismatchException DivideByZeroException Exception FormatException
       IndexOutOfRangeException InsufficientExecutionStackException InvalidCastException InvalidOperationException
       InvalidProgramException MissingMethodException MulticastNotSupportedException NotFiniteNumberException
       NotImplementedException NotSupportedException NullReferenceException ObjectDisposedException OperationCanceledException
       OutOfMemoryException OverflowException RankException StackOverflowException SystemException TimeoutException
       TypeInitializationException UnauthorizedAccessException`,
    ),
    ...named('System.Collections.Generic.', 'KeyNotFoundException'),
    ...named('System.IO.', 'DirectoryNotFoundException EndOfStreamException FileNotFoundException IOException'),
  ]),
};

/** The class stands behind the first line of the message; what has caused it comes after it. */
export const ofRuby: Uncaught = {
  ending: 'exit',
  code: 1,
  words: /^(?=.*(?:\.rb|>):\d{1,9}:in ).*\(([^()\n]+)\)$/m,
  known: new Set([
    ...named(
      '',
      `ArgumentError ClosedQueueError EOFError EncodingError Exception FiberError FloatDomainError FrozenError IOError IndexError
       Interrupt KeyError LoadError LocalJumpError NameError NoMatchingPatternError NoMatchingPatternKeyError NoMemoryError
       NoMethodError NotImplementedError RangeError RegexpError RuntimeError ScriptError SecurityError StandardError StopIteration
       SyntaxError SystemStackError ThreadError TypeError UncaughtThrowError ZeroDivisionError`,
    ),
    ...named('Errno::', 'EACCES EAGAIN EBADF EEXIST EINVAL ENOENT ENOMEM ENOSPC EPERM EPIPE'),
    ...named('', 'Encoding::CompatibilityError Encoding::UndefinedConversionError Math::DomainError JSON::ParserError'),
  ]),
};

/** What has caused it comes before it. */
export const ofPhp: Uncaught = {
  ending: 'exit',
  code: 255,
  opening: 'Fatal error: ',
  words: /^ ?Uncaught (?:[^]*\nNext )?([^\s:]+)/,
  known: new Set(
    named(
      '',
      `ArgumentCountError ArithmeticError AssertionError BadFunctionCallException BadMethodCallException DivisionByZeroError
       DomainException Error ErrorException Exception InvalidArgumentException JsonException LengthException LogicException
       OutOfBoundsException OutOfRangeException OverflowException ParseError RangeException RuntimeException TypeError
       UnderflowException UnexpectedValueException UnhandledMatchError ValueError`,
    ),
  ),
};

/** Where the program uses sysutils; else the exit code tells what was wrong. */
export const ofPascal: Uncaught = {
  ending: 'exit',
  code: 217,
  opening: 'An unhandled exception occurred at ',
  words: /^.*:\n([^\s:]+)/,
  known: new Set(
    named(
      '',
      `EAbstractError EAccessViolation EArgumentException EArgumentOutOfRangeException EAssertionFailed EControlC EConvertError
       EDivByZero EExternal EHeapMemoryError EInOutError EIntOverflow EIntError EInvalidCast EInvalidOp EInvalidPointer EListError
       EMathError EOutOfMemory EOverflow ERangeError EStackOverflow EStreamError EStringListError EUnderflow EVariantError EZeroDivide`,
    ),
  ),
};
