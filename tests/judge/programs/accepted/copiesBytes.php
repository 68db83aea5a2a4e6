<?php
fpassthru(STDIN);
