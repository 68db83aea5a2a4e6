import { Dialog, usePhrases } from '@oj/ui';
import { useState } from 'react';
import { CategoryEditor } from './CategoryEditor';
import { DiscussionForm, type DiscussionFormProps } from './DiscussionForm';
import { discussionFormPhrases } from './discussionFormPhrases';

/** The dialog that writes a discussion. Admins change the list of categories in its place. */
export function DiscussionDialog(props: Omit<DiscussionFormProps, 'onEditCategories'>) {
  const say = usePhrases(discussionFormPhrases);
  const [editsCategories, setEditsCategories] = useState(false);
  const { discussion, problemId, onClose } = props;
  const writing = discussion ? say('edit') : problemId ? say('addTo', { id: problemId }) : say('add');
  return (
    <Dialog
      title={editsCategories ? say('categories') : writing}
      width={760}
      closeOnOutsidePress={false}
      open
      onOpenChange={open => !open && (editsCategories ? setEditsCategories(false) : onClose())}
    >
      <div hidden={editsCategories}>
        <DiscussionForm {...props} onEditCategories={() => setEditsCategories(true)} />
      </div>
      {editsCategories && <CategoryEditor onClose={() => setEditsCategories(false)} />}
    </Dialog>
  );
}
